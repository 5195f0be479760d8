import { CircleAlertIcon, CircleCheckIcon, CrossIcon, InfoIcon } from '../BasicIcon/BasicIcon'
import { IconButton } from '../IconButton/IconButton'
import styles from './Toast.module.css'

export type ToastType = 'success' | 'error' | 'info'

export interface ToastLink {
  to: string
  label: string
  go: (to: string) => void
}

export interface ToastProps {
  /** `info`: neither a success nor a failure, such as a change that waits for a connection. */
  type: ToastType
  title: string
  message: string
  /** The page that it is about; `go` opens it without loading the app anew. */
  link?: ToastLink | undefined
  /** The toast is leaving: plays the exit. */
  leaving?: boolean
  onClose?: () => void
}

export function Toast({ type, title, message, link, leaving, onClose }: ToastProps) {
  return (
    <div className={`${styles.toast} ${styles[type]} ${leaving ? styles.leaving : ''}`}>
      <span className={styles.icon}>
        <ToastIcon type={type} />
      </span>
      <div className={styles.words}>
        <strong className={styles.title}>{title}</strong>
        <p className={styles.message}>{message}</p>
        {link && (
          <a
            className={styles.link}
            href={link.to}
            onClick={event => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              link.go(link.to)
            }}
          >
            {link.label}
          </a>
        )}
      </div>
      {onClose && (
        <IconButton
          className={styles.close}
          label="Cerrar aviso"
          icon={<CrossIcon size="small" />}
          onClick={onClose}
        />
      )}
    </div>
  )
}

function ToastIcon({ type }: { type: ToastType }) {
  if (type === 'success') return <CircleCheckIcon label="Éxito" />
  return type === 'error' ? <CircleAlertIcon label="Error" /> : <InfoIcon label="Aviso" />
}
