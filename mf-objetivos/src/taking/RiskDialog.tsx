import { Button } from 'shared/ui/Button'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { Dialog } from 'shared/ui/Dialog'
import styles from './Taking.module.css'

interface RiskDialogProps {
  open: boolean
  telling: boolean
  onTell: () => void
  onClose: () => void
}

/** Help before the next question, after an answer that signals a risk. */
export function RiskDialog({ open, telling, onTell, onClose }: RiskDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="No estás solo ni sola"
      footer={
        <Button variant="secondary" onClick={onClose}>
          Continuar con el test
        </Button>
      }
    >
      <div className={styles.help}>
        <p>Lo que respondiste importa, y hay personas listas para escucharte ahora mismo.</p>
        <Button href="tel:8009112000" wide>
          Llamar a la Línea de la Vida: 800 911 2000
        </Button>
        <Button href="tel:911" variant="danger" wide>
          Si estás en peligro, llama al 911
        </Button>
        <ButtonLink to="/user/agendar?especialidad=2" variant="secondary" wide>
          Pedir una cita urgente
        </ButtonLink>
        <p>
          Si quieres, avisamos a la clínica para que te busque hoy. Le diremos tu nombre y tu teléfono, no tus
          respuestas.
        </p>
        <Button variant="secondary" wide busy={telling} busyLabel="Avisando…" onClick={onTell}>
          Sí, avisen a la clínica
        </Button>
      </div>
    </Dialog>
  )
}
