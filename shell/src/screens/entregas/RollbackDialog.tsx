import { useDraft } from 'shared/forms/useDraft'
import { type FieldErrors, textOf, useForm } from 'shared/forms/useForm'
import { LONGEST_REASON } from 'shared/published/releases'
import { Button } from 'shared/ui/Button'
import { Dialog } from 'shared/ui/Dialog'
import { FormMessage } from 'shared/ui/FormMessage'
import { TextArea } from 'shared/ui/TextArea'
import { releaseRefusals, releaseWords } from '../../../releasesMessages'
import styles from './Releases.module.css'

/** The live release of a part, and the one to go back to. */
export interface Change {
  app: string
  from: string
  to: string
}

interface RollbackDialogProps {
  open: boolean
  /** Also while the dialog closes; undefined before one was chosen. */
  change: Change | undefined
  onClose: () => void
  onBack: (change: Change & { reason: string }) => Promise<FieldErrors>
}

/** Asks before a release is taken back, and for the reason. */
export function RollbackDialog({ open, change, onClose, onBack }: RollbackDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`¿Volver a otra versión de ${change?.app}?`}>
      {change && <RollbackForm key={change.app} change={change} onClose={onClose} onBack={onBack} />}
    </Dialog>
  )
}

interface RollbackFormProps extends Pick<RollbackDialogProps, 'onClose' | 'onBack'> {
  change: Change
}

function RollbackForm({ change, onClose, onBack }: RollbackFormProps) {
  const { busy, errors, field, formProps } = useForm({
    validate: data => (textOf(data, 'reason').trim() ? {} : { reason: releaseRefusals.emptyReason }),
    submit: async data => {
      const refused = await onBack({ ...change, reason: textOf(data, 'reason') })
      if (Object.keys(refused).length === 0) leave()
      return refused
    },
  })
  // Closing loses nothing; the button that leaves all as it is does.
  const draft = useDraft(`rollback.${change.app}`, formProps.ref)
  function leave() {
    draft.forget()
    onClose()
  }
  return (
    <form {...formProps} className={styles.form} aria-label={releaseWords.confirm}>
      <p>
        Las páginas que se abran desde ahora usarán <code translate="no">{change.to}</code>. La versión{' '}
        <code translate="no">{change.from}</code> queda retirada, y solo una entrega nueva la trae de vuelta.
        Las pestañas abiertas siguen como están.
      </p>
      <TextArea
        label={releaseWords.reason}
        hint={releaseWords.reasonHint}
        rows={3}
        maxLength={LONGEST_REASON}
        counted
        {...field('reason')}
      />
      <FormMessage>{errors.form}</FormMessage>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={leave} disabled={busy}>
          {releaseWords.cancel}
        </Button>
        <Button type="submit" variant="danger" busy={busy} busyLabel={releaseWords.confirming}>
          {releaseWords.confirm}
        </Button>
      </div>
    </form>
  )
}
