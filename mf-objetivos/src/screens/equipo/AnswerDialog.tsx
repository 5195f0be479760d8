import { useDraft } from 'shared/forms/useDraft'
import { type FieldErrors, textOf, useForm } from 'shared/forms/useForm'
import { Button } from 'shared/ui/Button'
import { Dialog } from 'shared/ui/Dialog'
import { FormMessage } from 'shared/ui/FormMessage'
import { TextArea } from 'shared/ui/TextArea'
import type { StaffLab } from '../../../contract/staff'
import { labRefusals, staffMessages } from '../../../messages'
import styles from './Staff.module.css'

/** Room for a long report; as HTML it stays below the server's limit. */
const LONGEST_RESPONSE = 8000

interface AnswerDialogProps {
  open: boolean
  /** The lab to answer, also while the dialog closes; undefined before one was chosen. */
  lab: StaffLab | undefined
  onClose: () => void
  onAnswer: (id: number, text: string) => Promise<FieldErrors>
}

/** The practice's response to a lab, as text; the patient reads it under Ver Resultados. */
export function AnswerDialog({ open, lab, onClose, onAnswer }: AnswerDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={lab ? `${lab.lab} de ${lab.patient.firstName} ${lab.patient.lastName}` : ''}
    >
      {lab && <AnswerForm key={lab.id} lab={lab} onClose={onClose} onAnswer={onAnswer} />}
    </Dialog>
  )
}

interface AnswerFormProps extends Pick<AnswerDialogProps, 'onClose' | 'onAnswer'> {
  lab: StaffLab
}

function AnswerForm({ lab, onClose, onAnswer }: AnswerFormProps) {
  const { busy, errors, field, formProps } = useForm({
    validate: data => (textOf(data, 'response').trim() ? {} : { response: labRefusals.emptyResponse }),
    submit: async data => {
      const refused = await onAnswer(lab.id, textOf(data, 'response'))
      if (Object.keys(refused).length === 0) leave()
      return refused
    },
  })
  // Closing loses nothing; Cancelar does.
  const draft = useDraft(`lab.${lab.id}`, formProps.ref)
  function leave() {
    draft.forget()
    onClose()
  }
  return (
    <form {...formProps} className={styles.form} aria-label={staffMessages.answer}>
      <TextArea
        label={staffMessages.response}
        hint={staffMessages.responseHint}
        rows={8}
        maxLength={LONGEST_RESPONSE}
        counted
        {...field('response')}
      />
      <FormMessage>{errors.form}</FormMessage>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={leave} disabled={busy}>
          Cancelar
        </Button>
        <Button type="submit" busy={busy} busyLabel="Enviando…">
          {staffMessages.send}
        </Button>
      </div>
    </form>
  )
}
