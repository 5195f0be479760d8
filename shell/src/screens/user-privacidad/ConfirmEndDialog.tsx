import { useId, useState } from 'react'
import { type FieldErrors, useForm } from 'shared/forms/useForm'
import { Button } from 'shared/ui/Button'
import { Dialog } from 'shared/ui/Dialog'
import { FormMessage } from 'shared/ui/FormMessage'
import { TextField } from 'shared/ui/TextField'
import styles from './OwnData.module.css'

const WORD = 'ELIMINAR'

interface ConfirmEndDialogProps {
  open: boolean
  onClose: () => void
  /** Ends the account; returns the messages for this dialog. */
  onConfirm: () => Promise<FieldErrors>
}

/** The last confirmation before an account ends: a word to type. The input stays while the dialog is closed. */
export function ConfirmEndDialog({ open, onClose, onConfirm }: ConfirmEndDialogProps) {
  const form = useId()
  const [word, setWord] = useState('')
  const { errors, busy, field, formProps } = useForm({
    validate: () => ({
      word: word.trim().toUpperCase() === WORD ? undefined : `Escribe ${WORD} para confirmar.`,
    }),
    submit: onConfirm,
  })

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
      <form id={form} className={styles.dialog} {...formProps}>
        <p>
          Borraremos tu cuenta ahora mismo, y bloquearemos lo que la ley nos obliga a conservar. No podrás
          recuperar nada.
        </p>
        <TextField
          label={`Escribe ${WORD} para confirmar`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={word}
          onChange={event => setWord(event.target.value)}
          {...field('word')}
        />
        <FormMessage>{errors.form}</FormMessage>
      </form>
    </Dialog>
  )
}
