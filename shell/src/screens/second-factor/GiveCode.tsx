import type { FieldErrors } from 'shared/forms/useForm'
import { secondFactorWords as words } from '../../../secondFactorMessages'
import { CodeForm } from './CodeForm'
import styles from './SecondFactor.module.css'

export interface GiveCodeProps {
  /** Answers the server's messages by field. */
  onGive: (code: string) => Promise<FieldErrors>
}

export function GiveCode({ onGive }: GiveCodeProps) {
  return (
    <>
      <CodeForm
        label={words.codeOrRecovery}
        button={words.confirm}
        busyLabel={words.confirming}
        onSend={onGive}
      />
      <p className={styles.soft}>{words.lost}</p>
    </>
  )
}
