import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from 'shared/ui/Button'
import { TextArea } from 'shared/ui/TextArea'
import { TextField } from 'shared/ui/TextField'
import { commentRefusals, staffTexts } from '../../../messages'
import { commentProblem, LONGEST_COMMENT } from '../../../rules/community/commentProblem'
import styles from './Staff.module.css'

interface AnswerFormProps {
  specialist: string
  onSpecialist: (name: string) => void
  busy: boolean
  /** Rejects where it was refused: then the text stays in the field. */
  onAnswer: (content: string) => Promise<unknown>
  onCancel: () => void
}

/** A reply under a specialist's name. */
export function AnswerForm({ specialist, onSpecialist, busy, onAnswer, onCancel }: AnswerFormProps) {
  const [text, setText] = useState('')
  const [isSent, setSent] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // The button that has opened it is gone: what is still to be written takes its focus.
  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])]
    fields.find(({ value }) => value === '')?.focus()
  }, [])
  const nameProblem = isSent && specialist.trim() === '' ? commentRefusals.specialistMissing : undefined
  const problem = commentProblem(text, true, LONGEST_COMMENT.older)

  function send(event: FormEvent) {
    event.preventDefault()
    setSent(true)
    // A refusal has been told by a notice.
    if (specialist.trim() !== '' && !problem) onAnswer(text.trim()).catch(() => undefined)
  }

  return (
    <form ref={form} className={styles.form} onSubmit={send}>
      <TextField
        label={staffTexts.specialist}
        maxLength={80}
        value={specialist}
        error={nameProblem}
        onChange={({ target }) => onSpecialist(target.value)}
      />
      <TextArea
        label={staffTexts.yourAnswer}
        rows={3}
        value={text}
        error={isSent ? problem : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.actions}>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" size="small" busy={busy}>
          {staffTexts.publish}
        </Button>
      </div>
    </form>
  )
}
