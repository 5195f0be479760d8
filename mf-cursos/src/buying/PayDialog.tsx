import { useState } from 'react'
import { usePrices } from 'shared/buying/usePrices'
import { ownsCourse } from 'shared/entitlements'
import { SafeHtml } from 'shared/html/SafeHtml'
import type { Course } from 'shared/published/courses'
import { formatCentavos } from 'shared/published/money'
import { useUser } from 'shared/session'
import { Button } from 'shared/ui/Button'
import { Dialog } from 'shared/ui/Dialog'
import styles from './PayDialog.module.css'
import { priceOfCourse } from './priceOfCourse'
import { useBuyCourse } from './useBuyCourse'

interface PayDialogProps {
  /** Undefined: closed. */
  course: Course | undefined
  onClose: () => void
}

/**
 * Offers a course that the person does not own, and closes where they turn out to (shared/product/cursos.md#courses-home).
 */
export function PayDialog({ course, onClose }: PayDialogProps) {
  // The content stays while the dialog closes.
  const [shown, setShown] = useState(course)
  if (course && course !== shown) setShown(course)
  const user = useUser()
  if (!shown) return null
  return (
    <Dialog
      open={course !== undefined && !ownsCourse(user, course.id)}
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
        <Discount courseId={shown.id} />
        <SafeHtml html={shown.description} className={styles.text} />
      </div>
    </Dialog>
  )
}

/** Why the person pays less than the course's own price; nothing where they do not. */
function Discount({ courseId }: { courseId: number }) {
  const offer = priceOfCourse(usePrices().data?.prices, courseId)
  if (!offer?.discount) return null
  return (
    <p>
      <strong>{formatCentavos(offer.amount)}</strong> en vez de {formatCentavos(offer.listAmount)}:{' '}
      {offer.discount.text}.
    </p>
  )
}

function PayButton({ course, onRefused }: { course: Course; onRefused: () => void }) {
  const { offer, pay, busy } = useBuyCourse(course.id, onRefused)
  return (
    <Button onClick={pay} busy={busy} disabled={!offer}>
      {offer ? `Comprar por ${formatCentavos(offer.amount)}` : 'Comprar'}
    </Button>
  )
}
