import { type FormEvent, useId, useState } from 'react'
import { Button } from 'shared/ui/Button'
import { Dialog } from 'shared/ui/Dialog'
import { TextArea } from 'shared/ui/TextArea'
import type { RatingBody, Score } from '../../../../contract'
import styles from './RatingDialog.module.css'
import { ScoreChoice } from './ScoreChoice'

export interface RatingDraft {
  score: Score | undefined
  comments: string
}

interface RatingDialogProps {
  open: boolean
  onClose: () => void
  /** The name of the recipe. */
  name: string
  draft: RatingDraft
  onDraft: (draft: RatingDraft) => void
  busy: boolean
  problem?: string
  onSend: (rating: RatingBody) => void
}

/** The rows of the comment box (shared/product/diet.md#consumed). */
const COMMENT_ROWS = 6

/** The rating modal: three options and a free comment (shared/product/diet.md#consumed). */
export function RatingDialog({
  open,
  onClose,
  name,
  draft,
  onDraft,
  busy,
  problem,
  onSend,
}: RatingDialogProps) {
  const form = useId()
  const [unanswered, setUnanswered] = useState(false)
  const { score, comments } = draft

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    setUnanswered(!score)
    if (score) onSend({ score, comments })
    else event.currentTarget.querySelector('input')?.focus()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="¿Qué te pareció?"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Ahora no
          </Button>
          <Button type="submit" form={form} busy={busy} busyLabel="Enviando tu valoración…">
            Enviar valoración
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.name}>{name}</p>
        <ScoreChoice
          value={score}
          onChange={chosen => {
            setUnanswered(false)
            onDraft({ ...draft, score: chosen })
          }}
          error={unanswered ? 'Elige una de las tres opciones.' : undefined}
        />
        <TextArea
          label="Comentario"
          optional
          rows={COMMENT_ROWS}
          value={comments}
          error={problem}
          onChange={event => onDraft({ ...draft, comments: event.target.value })}
        />
      </form>
    </Dialog>
  )
}
