import { type FormEvent, useId, useState } from 'react'
import { Button } from 'shared/ui/Button'
import { Dialog } from 'shared/ui/Dialog'
import { TextField } from 'shared/ui/TextField'
import styles from './OwnData.module.css'

const WORD = 'ELIMINAR'

interface ConfirmEndDialogProps {
  open: boolean
  refused?: string
  onClose: () => void
  onConfirm: () => Promise<void>
}

/** The last question before an account ends: a word to type. What was typed stays while the dialog is closed. */
export function ConfirmEndDialog({ open, refused, onClose, onConfirm }: ConfirmEndDialogProps) {
  const form = useId()
  const [word, setWord] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const right = word.trim().toUpperCase() === WORD
    setProblem(right ? undefined : `Escribe ${WORD} para confirmar.`)
    if (!right) return event.currentTarget.querySelector('input')?.focus()
    setBusy(true)
    await onConfirm()
    setBusy(false)
  }

  return (
    <Dialog
      open={open}
      size="small"
      title="¿Eliminar tu cuenta para siempre?"
      onClose={() => !busy && onClose()}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Conservar mi cuenta
          </Button>
          <Button variant="danger" type="submit" form={form} busy={busy} busyLabel="Eliminando tu cuenta…">
            Eliminar para siempre
          </Button>
        </>
      }
    >
      <form id={form} className={styles.dialog} noValidate onSubmit={event => void submit(event)}>
        <p>Borraremos tu cuenta y todos tus datos ahora mismo. Nadie podrá recuperarlos, tampoco nosotros.</p>
        <TextField
          label={`Escribe ${WORD} para confirmar`}
          name="word"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={word}
          onChange={event => setWord(event.target.value)}
          error={problem}
        />
        <p className={styles.refused} role="alert">
          {refused}
        </p>
      </form>
    </Dialog>
  )
}
