import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { AlertIcon } from 'shared/ui/Icon'
import { PasswordField } from 'shared/ui/PasswordField'
import { privacyMessages } from '../../../messages'
import { ConfirmEndDialog } from './ConfirmEndDialog'
import styles from './OwnData.module.css'

export interface EndProblems {
  /** At the field. */
  password?: string
  /** What has nothing to do with what was typed. */
  form?: string
}

export interface EndAccountProps {
  /** Ends the account; answers what went wrong, or nothing. */
  onEnd: (password: string) => Promise<EndProblems | undefined>
}

/** Password first, then the word: nobody ends an account by an unlucky press. */
export function EndAccount({ onEnd }: EndAccountProps) {
  const [problems, setProblems] = useState<EndProblems>({})
  const [confirming, setConfirming] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const field = () => form.current?.querySelector<HTMLInputElement>('input')

  // Once the dialog has given the focus back.
  useEffect(() => {
    if (problems.password && !confirming) form.current?.querySelector<HTMLInputElement>('input')?.focus()
  }, [problems, confirming])

  function submit(event: FormEvent) {
    event.preventDefault()
    const password = field()?.value ? undefined : privacyMessages.passwordRequired
    setProblems({ password })
    if (!password) setConfirming(true)
  }

  async function end() {
    const found = await onEnd(field()?.value ?? '')
    if (!found) return
    setProblems(found)
    if (found.password) setConfirming(false)
  }

  return (
    <Card as="section" className={`${styles.section} ${styles.dangerous}`} aria-labelledby="end">
      <h2 id="end">
        <AlertIcon className={styles.icon} />
        Elimina tu cuenta
      </h2>
      <p>Es inmediato y no se puede deshacer:</p>
      <ul className={styles.list}>
        <li>Se borran tus planes, respuestas, análisis, citas, avances y todo lo que subiste.</li>
        <li>Pierdes el acceso a los cursos y consultas que pagaste y no has usado.</li>
        <li>Se cierran tus sesiones en todos tus dispositivos.</li>
      </ul>
      <p>Si quieres conservar una copia, descarga antes tus datos.</p>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <PasswordField label="Tu contraseña" name="password" maxLength={256} error={problems.password} />
        <Button type="submit" variant="danger">
          Eliminar mi cuenta
        </Button>
      </form>
      <ConfirmEndDialog
        open={confirming}
        refused={problems.form}
        onClose={() => setConfirming(false)}
        onConfirm={end}
      />
    </Card>
  )
}
