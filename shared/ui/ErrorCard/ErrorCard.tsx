import type { ReactNode } from 'react'
import { useOnline } from 'shared/offline'
import { CircleAlertIcon } from '../BasicIcon/BasicIcon'
import { Button } from '../Button/Button'
import { RefreshIcon, WifiOffIcon } from '../Icon/Icon'
import styles from './ErrorCard.module.css'

export interface ErrorCardProps {
  title?: string
  /** The failure and the next step, in words for the person. The default text blames the connection or our side. */
  children?: ReactNode
  onRetry?: () => void
  retrying?: boolean
  /** The support code by which the team finds what failed. */
  code?: string
  /** A second action, such as a link. */
  action?: ReactNode
}

const NO_CONNECTION = 'Revisa tu conexión e inténtalo otra vez.'
const OUR_SIDE =
  'Algo falló de nuestro lado. Inténtalo otra vez en un momento. El resto de la app sigue disponible.'

/**
 * Replaces a part that could not be loaded; the rest of the screen goes on working. It blames the connection only while
 * there is none (shared/product/README.md#notices).
 */
export function ErrorCard({
  title = 'No pudimos cargar esta sección',
  children,
  onRetry,
  retrying = false,
  code,
  action,
}: ErrorCardProps) {
  const online = useOnline()
  return (
    <div className={styles.card} role="alert">
      <span className={styles.icon}>{online ? <CircleAlertIcon /> : <WifiOffIcon />}</span>
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{children ?? (online ? OUR_SIDE : NO_CONNECTION)}</p>
        {code && (
          <p className={styles.support}>
            Código de soporte:{' '}
            <span className={styles.code} translate="no">
              {code}
            </span>
          </p>
        )}
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
