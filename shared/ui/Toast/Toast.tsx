import { CircleAlertIcon, CircleCheckIcon, CrossIcon } from '../BasicIcon/BasicIcon'
import { IconButton } from '../IconButton/IconButton'
import styles from './Toast.module.css'

export interface ToastProps {
  type: 'success' | 'error'
  title: string
  message: string
  /** On its way out: plays the exit. */
  leaving?: boolean
  onClose?: () => void
}

export function Toast({ type, title, message, leaving, onClose }: ToastProps) {
  return (
    <div className={`${styles.toast} ${styles[type]} ${leaving ? styles.leaving : ''}`}>
      <span className={styles.icon}>
        {type === 'success' ? <CircleCheckIcon label="Éxito" /> : <CircleAlertIcon label="Error" />}
      </span>
      <div className={styles.words}>
        <strong className={styles.title}>{title}</strong>
        <p className={styles.message}>{message}</p>
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
