import { dateWithoutWeekday } from 'shared/dates'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { EmptyState } from 'shared/ui/EmptyState'
import { PrinterIcon } from 'shared/ui/Icon'
import { Logo } from 'shared/ui/Logo'
import { WelcomePicture } from 'shared/ui/WelcomePicture'
import type { Certificate as Certified } from '../../../contract/courses'
import { certificateTexts } from '../../../messages'
import styles from './Certificate.module.css'

/** A person, a course and a day, on one sheet of paper. */
export function Certificate({ certificate }: { certificate: Certified }) {
  const { course, firstName, lastName, completedOn, subtopics } = certificate
  return (
    <>
      <Card as="section" aria-label={certificateTexts.title} className={styles.sheet}>
        <Logo />
        <p>{certificateTexts.award}</p>
        <p className={styles.name}>
          {firstName} {lastName}
        </p>
        <p>{certificateTexts.done(subtopics)}</p>
        <p className={styles.course}>{course}</p>
        <p className={styles.day}>Monterrey, Nuevo León, {dateWithoutWeekday(completedOn)}</p>
      </Card>
      <div className={styles.actions}>
        <Button icon={<PrinterIcon size="small" />} onClick={() => window.print()}>
          {certificateTexts.print}
        </Button>
      </div>
    </>
  )
}

/** Something of the course is missing. */
export function NoCertificate() {
  return (
    <EmptyState title={certificateTexts.notDone} picture={<WelcomePicture />}>
      {certificateTexts.notDoneHint}
    </EmptyState>
  )
}
