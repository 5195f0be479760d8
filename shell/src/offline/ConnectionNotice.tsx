import { CheckIcon, ClockIcon, WifiOffIcon } from 'shared/ui/Icon'
import { ProgressDots } from 'shared/ui/ProgressDots'
import styles from './ConnectionNotice.module.css'

export interface ConnectionNoticeProps {
  /**
   * `unconfirmed`: the server could not confirm who is signed in. `saved`: the changes that waited on this device have
   * just been sent.
   */
  state: 'quiet' | 'offline' | 'unconfirmed' | 'sending' | 'saved'
  /** Changes that wait on this device to be sent. */
  pending: number
}

/** The state of the connection. The live region stays mounted when empty, so that a screen reader announces its text. */
export function ConnectionNotice({ state, pending }: ConnectionNoticeProps) {
  return (
    <div className={styles.place} role="status">
      {state !== 'quiet' && (
        <p className={`${styles.notice} ${styles[state]}`}>
          {state === 'offline' && <WifiOffIcon size="small" />}
          {state === 'unconfirmed' && <ClockIcon size="small" />}
          {state === 'sending' && <ProgressDots size="small" />}
          {state === 'saved' && <CheckIcon size="small" />}
          <span>{wordsOf(state, pending)}</span>
        </p>
      )}
    </div>
  )
}

function wordsOf(state: ConnectionNoticeProps['state'], pending: number): string {
  switch (state) {
    case 'offline':
      return pending > 0
        ? `Sin conexión · ${pending} ${pending === 1 ? 'cambio' : 'cambios'} por enviar`
        : 'Sin conexión · Ves lo último que se guardó aquí'
    case 'unconfirmed':
      return 'My Diet no responde · Ves lo último que se guardó aquí'
    case 'sending':
      return 'Enviando…'
    case 'saved':
      return 'Todo está guardado'
    default:
      return ''
  }
}
