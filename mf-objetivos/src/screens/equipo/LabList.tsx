import { useState } from 'react'
import { shortDate } from 'shared/dates'
import { dayIn } from 'shared/dates/instants'
import type { FieldErrors } from 'shared/forms/useForm'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import type { StaffLab } from '../../../contract/staff'
import { staffMessages } from '../../../messages'
import { AnswerDialog } from './AnswerDialog'
import styles from './Staff.module.css'

interface LabListProps {
  labs: readonly StaffLab[]
  /** A file is being read. */
  opening: boolean
  onOpen: (id: number) => void
  /** Returns the refusals by field; none where the response was stored. */
  onAnswer: (id: number, text: string) => Promise<FieldErrors>
}

/** The labs without a response, the oldest first. */
export function LabList({ labs, opening, onOpen, onAnswer }: LabListProps) {
  const [answering, setAnswering] = useState<StaffLab>()
  const [open, setOpen] = useState(false)
  return (
    <Card as="section" aria-labelledby="staff-labs">
      <h2 id="staff-labs">{staffMessages.labs}</h2>
      {labs.length === 0 && <p className={styles.none}>{staffMessages.noLabs}</p>}
      <ul className={styles.list}>
        {labs.map(lab => {
          const name = `${lab.patient.firstName} ${lab.patient.lastName}`
          return (
            <li key={lab.id} className={styles.row}>
              <div>
                <strong>{lab.lab}</strong>
                <p>{name}</p>
                <p className={styles.note}>
                  {lab.form}. Subido el {shortDate(dayIn(new Date(lab.uploadedAt)))}
                </p>
              </div>
              <div className={styles.marks}>
                <Button
                  size="small"
                  variant="secondary"
                  disabled={opening}
                  aria-label={`${staffMessages.download}: ${lab.lab} de ${name}`}
                  onClick={() => onOpen(lab.id)}
                >
                  {staffMessages.download}
                </Button>
                <Button
                  size="small"
                  aria-label={`${staffMessages.answer}: ${lab.lab} de ${name}`}
                  onClick={() => {
                    setAnswering(lab)
                    setOpen(true)
                  }}
                >
                  {staffMessages.answer}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
      <AnswerDialog open={open} lab={answering} onClose={() => setOpen(false)} onAnswer={onAnswer} />
    </Card>
  )
}
