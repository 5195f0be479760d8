import { useDraft } from 'shared/forms/useDraft'
import { type FieldErrors, textOf, useForm } from 'shared/forms/useForm'
import { LONGEST_REASON } from 'shared/published/releases'
import { Button } from 'shared/ui/Button'
import { Dialog } from 'shared/ui/Dialog'
import { FormMessage } from 'shared/ui/FormMessage'
import { TextArea } from 'shared/ui/TextArea'
import { decisionWords, releaseRefusals, releaseWords } from '../../../releasesMessages'
import styles from './Releases.module.css'

export type Act = keyof typeof decisionWords.acts

/** A release that is not live, and what somebody wants to do with it. */
export interface Ask {
  app: string
  release: string
  act: Act
}

export interface DecisionDialogProps {
  open: boolean
  /** Also while the dialog closes; undefined before one was chosen. */
  ask: Ask | undefined
  onClose: () => void
  /** Answers the server's messages by field. */
  onDecide: (ask: Ask & { reason: string }) => Promise<FieldErrors>
}

/** Asks before a release is tried, given to all, stopped or taken back. */
export function DecisionDialog({ open, ask, onClose, onDecide }: DecisionDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={ask ? decisionWords.acts[ask.act].title(ask.app) : ''}>
      {ask && (
        <DecisionForm
          key={`${ask.app} ${ask.release} ${ask.act}`}
          ask={ask}
          onClose={onClose}
          onDecide={onDecide}
        />
      )}
    </Dialog>
  )
}

interface DecisionFormProps extends Pick<DecisionDialogProps, 'onClose' | 'onDecide'> {
  ask: Ask
}

function DecisionForm({ ask, onClose, onDecide }: DecisionFormProps) {
  const { app, release, act } = ask
  const needsReason = act === 'hold' || act === 'take-back'
  const { busy, errors, field, formProps } = useForm({
    validate: data =>
      needsReason && !textOf(data, 'reason').trim() ? { reason: releaseRefusals.emptyDecisionReason } : {},
    submit: async data => {
      const refused = await onDecide({ ...ask, reason: needsReason ? textOf(data, 'reason') : '' })
      if (Object.keys(refused).length === 0) leave()
      return refused
    },
  })
  // Closing the dialog keeps the draft. Only the button that cancels the decision forgets it.
  const draft = useDraft(`decision.${app}.${act}`, formProps.ref)
  function leave() {
    draft.forget()
    onClose()
  }
  const { lead, confirm } = decisionWords.acts[act]
  return (
    <form {...formProps} className={styles.form} aria-label={confirm}>
      <p>
        <code translate="no">{release}</code>. {lead}
      </p>
      {needsReason && (
        <TextArea
          label={releaseWords.reason}
          hint={releaseWords.reasonHint}
          rows={3}
          maxLength={LONGEST_REASON}
          counted
          {...field('reason')}
        />
      )}
      <FormMessage>{errors.form}</FormMessage>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={leave} disabled={busy}>
          {releaseWords.cancel}
        </Button>
        <Button
          type="submit"
          variant={act === 'take-back' ? 'danger' : 'primary'}
          busy={busy}
          busyLabel={decisionWords.confirming}
        >
          {confirm}
        </Button>
      </div>
    </form>
  )
}
