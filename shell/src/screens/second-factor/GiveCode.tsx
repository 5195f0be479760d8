import { useState } from 'react'
import type { FieldErrors } from 'shared/forms/useForm'
import { Button } from 'shared/ui/Button'
import { FormMessage } from 'shared/ui/FormMessage'
import { secondFactorWords as words } from '../../../secondFactorMessages'
import { CodeForm } from './CodeForm'
import styles from './SecondFactor.module.css'

export interface GiveCodeProps {
  /** Returns the server's messages by field. */
  onGive: (code: string) => Promise<FieldErrors>
  /** Gives the second factor with a passkey instead; returns the message of a failure. */
  onPasskey: () => Promise<string | undefined>
}

export function GiveCode({ onGive, onPasskey }: GiveCodeProps) {
  const [asking, setAsking] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function askForPasskey() {
    setAsking(true)
    setFailure(await onPasskey())
    setAsking(false)
  }

  return (
    <>
      <CodeForm
        label={words.codeOrRecovery}
        button={words.confirm}
        busyLabel={words.confirming}
        onSend={onGive}
      />
      <div>
        <Button variant="quiet" wide busy={asking} busyLabel={words.confirming} onClick={askForPasskey}>
          {words.confirmByPasskey}
        </Button>
        <FormMessage>{failure}</FormMessage>
      </div>
      <p className={styles.soft}>{words.lost}</p>
    </>
  )
}
