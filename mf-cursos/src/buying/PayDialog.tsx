import { useState } from 'react'
import { SafeHtml } from 'shared/html/SafeHtml'
import type { Course } from 'shared/published/courses'
import { formatCentavos, formatMxn } from 'shared/published/money'
import { PRICES } from 'shared/published/prices'
import { Button } from 'shared/ui/Button'
import { Dialog } from 'shared/ui/Dialog'
import styles from './PayDialog.module.css'
import { useBuyCourse } from './useBuyCourse'

interface PayDialogProps {
  /** Undefined: closed. */
  course: Course | undefined
  onClose: () => void
}

/** Offers a course that the person does not own (shared/product/cursos.md#courses-home). */
export function PayDialog({ course, onClose }: PayDialogProps) {
  // The content stays while the dialog closes.
  const [shown, setShown] = useState(course)
  if (course && course !== shown) setShown(course)
  if (!shown) return null
  return (
    <Dialog
      open={course !== undefined}
      onClose={onClose}
      title={shown.title}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Ahora no
          </Button>
          <PayButton course={shown} onRefused={onClose} />
        </>
      }
    >
      <div className={styles.offer}>
        <p>
          Para entrar a <strong>{shown.title}</strong> necesitas haber comprado este curso. Lo pagas una vez y
          se queda contigo.
        </p>
        <SafeHtml html={shown.description} className={styles.text} />
      </div>
    </Dialog>
  )
}

function PayButton({ course, onRefused }: { course: Course; onRefused: () => void }) {
  const { offer, pay, busy } = useBuyCourse(course.id, onRefused)
  return (
    <Button onClick={pay} busy={busy} disabled={!offer}>
      Comprar por {offer ? formatCentavos(offer.amount) : formatMxn(PRICES.course)}
    </Button>
  )
}
