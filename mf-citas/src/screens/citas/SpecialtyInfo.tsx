import { useState } from 'react'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { Dialog } from 'shared/ui/Dialog'
import { SpecialtyIcon } from '../../specialists/SpecialtyIcon'
import { SPECIALTIES, type SpecialtyLook } from '../../specialists/specialties'
import styles from './SpecialtyInfo.module.css'

/** The icons of the three specialties; each opens a few words about it. */
export function SpecialtyInfo() {
  const [shown, setShown] = useState<SpecialtyLook>()
  const [open, setOpen] = useState(false)
  return (
    <section aria-label="Especialidades">
      <h2 className={styles.title}>Especialidades</h2>
      <div className={styles.icons}>
        {SPECIALTIES.map(look => (
          <button
            key={look.specialty}
            type="button"
            className={styles.specialty}
            onClick={() => {
              setShown(look)
              setOpen(true)
            }}
          >
            <SpecialtyIcon look={look} size="large" />
            {look.name}
          </button>
        ))}
      </div>
      {shown && (
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          size="small"
          title={shown.name}
          footer={<ButtonLink to={`/user/agendar?especialidad=${shown.code}`}>Agendar Cita</ButtonLink>}
        >
          <p>{shown.info}</p>
        </Dialog>
      )}
    </section>
  )
}
