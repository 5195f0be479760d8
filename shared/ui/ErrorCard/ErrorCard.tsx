import type { ReactNode } from 'react'
import { Button } from '../Button/Button'
import { RefreshIcon, WifiOffIcon } from '../Icon/Icon'
import styles from './ErrorCard.module.css'

export interface ErrorCardProps {
  title?: string
  /** What happened and what can be done, in the person's words. */
  children?: ReactNode
  onRetry?: () => void
  retrying?: boolean
  /** A second way out: a link, say. */
  action?: ReactNode
}

/** What is shown in the place of something that did not come; the rest of the screen goes on working. */
export function ErrorCard({
  title = 'No pudimos cargar esta sección',
  children = 'Revisa tu conexión e inténtalo otra vez. El resto de la app sigue disponible.',
  onRetry,
  retrying = false,
  action,
}: ErrorCardProps) {
  return (
    <div className={styles.card} role="alert">
      <span className={styles.icon}>
        <WifiOffIcon />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{children}</p>
      </div>
      {(onRetry || action) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button
              variant="secondary"
              icon={<RefreshIcon size="small" />}
              busy={retrying}
              busyLabel="Intentando de nuevo…"
              onClick={onRetry}
            >
              Reintentar
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  )
}
