import { useState } from 'react'
import { useUser } from 'shared/session'
import { Button } from 'shared/ui/Button'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { Dialog } from 'shared/ui/Dialog'
import { BookIcon, LeafIcon, MessageIcon } from 'shared/ui/Icon'
import styles from './WelcomeDialogs.module.css'
import { closeWelcome, welcomeOf } from './welcome'

const PARTS = [
  { Icon: BookIcon, text: 'Temas cortos que se abren a tu ritmo, con audio, video y lecturas.' },
  { Icon: MessageIcon, text: 'Una comunidad para preguntar y compartir lo que te funciona.' },
  { Icon: LeafIcon, text: 'Solutions: productos recomendados, con su uso y dónde encontrarlos.' },
]

/**
 * A patient's presentation at the first visit, and the question for a profile that lacks gender or birthdate. The
 * practice's staff need neither.
 */
export function WelcomeDialogs() {
  const { gender, birthdate, staff } = useUser()
  const [welcome] = useState(() => welcomeOf(!gender || !birthdate))
  const [open, setOpen] = useState(welcome !== undefined)
  if (!welcome || staff) return null
  const close = () => {
    closeWelcome(welcome)
    setOpen(false)
  }
  if (welcome === 'presentation') {
    return (
      <Dialog
        open={open}
        onClose={close}
        title="Conoce tus cursos"
        footer={<Button onClick={close}>Entendido</Button>}
      >
        <ul className={styles.parts}>
          {PARTS.map(({ Icon, text }) => (
            <li key={text} className={styles.part}>
              <span className={styles.icon}>
                <Icon />
              </span>
              {text}
            </li>
          ))}
        </ul>
      </Dialog>
    )
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Completa tu perfil"
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            Ahora no
          </Button>
          <ButtonLink to="/user/perfil" state={{ completing: true }} onClick={close}>
            Completar Perfil
          </ButtonLink>
        </>
      }
    >
      <p>Con tu género y tu fecha de nacimiento te mostramos lo que es para ti. Te toma 2 minutos.</p>
    </Dialog>
  )
}
