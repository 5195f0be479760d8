import { useRef, useState } from 'react'
import { type FieldErrors, useForm } from 'shared/forms/useForm'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { AlertIcon } from 'shared/ui/Icon'
import { ConfirmField } from '../../confirmation/ConfirmField'
import { checkConfirmation, passwordIn } from '../../confirmation/confirmForm'
import { ConfirmEndDialog } from './ConfirmEndDialog'
import styles from './OwnData.module.css'

export interface EndAccountProps {
  hasPasskey: boolean | undefined
  /** Ends the account; returns the messages for the form, or undefined once it has ended. */
  onEnd: (password: string | undefined) => Promise<FieldErrors | undefined>
}

/** Asks how the person confirms, then for a word to type, so that no accidental press ends an account. */
export function EndAccount({ hasPasskey, onEnd }: EndAccountProps) {
  const [confirming, setConfirming] = useState(false)
  const password = useRef<string | undefined>(undefined)
  const { field, formProps, showErrors } = useForm({
    validate: data => ({ password: checkConfirmation(data) }),
    submit: data => {
      password.current = passwordIn(data)
      setConfirming(true)
      return {}
    },
  })

  async function end(): Promise<FieldErrors> {
    const refused = await onEnd(password.current)
    if (!refused?.password) return refused ?? {}
    setConfirming(false)
    showErrors({ password: refused.password })
    return {}
  }

  return (
    <Card as="section" className={`${styles.section} ${styles.dangerous}`} aria-labelledby="end">
      <h2 id="end">
        <AlertIcon className={styles.icon} />
        Elimina tu cuenta
      </h2>
      <p>Es inmediato y no se puede deshacer:</p>
      <ul className={styles.list}>
        <li>Se borran tu perfil, tus avances, lo que escribiste y lo que subiste.</li>
        <li>
          Lo que la ley nos obliga a conservar queda bloqueado: nadie lo usa, y se destruye al cumplirse su
          plazo. El aviso de privacidad dice qué y cuánto tiempo.
        </li>
        <li>Se cancelan tus citas por venir y tu plan mensual: no se te vuelve a cobrar.</li>
        <li>Pierdes el acceso a los cursos y consultas que pagaste y no has usado.</li>
        <li>
          En la comunidad, una pregunta tuya con respuestas de otras personas se queda sin tu texto ni tu
          nombre.
        </li>
        <li>Se cierran tus sesiones en todos tus dispositivos.</li>
      </ul>
      <p>Si quieres conservar una copia, descarga antes tus datos.</p>
      <form {...formProps} className={styles.form}>
        <ConfirmField label="Tu contraseña" hasPasskey={hasPasskey} {...field('password')} />
        <Button type="submit" variant="danger">
          Eliminar mi cuenta
        </Button>
      </form>
      <ConfirmEndDialog open={confirming} onClose={() => setConfirming(false)} onConfirm={end} />
    </Card>
  )
}
