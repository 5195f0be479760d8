import { dateWithoutWeekday } from 'shared/dates'
import { dayIn } from 'shared/dates/instants'
import { Button } from 'shared/ui/Button'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { Card } from 'shared/ui/Card'
import { FileIcon } from 'shared/ui/Icon'
import { Skeleton } from 'shared/ui/Skeleton'
import type { Consent } from '../../../contract/ownData'
import styles from './OwnData.module.css'

export interface AcceptedNoticeProps {
  /** Undefined while it loads. */
  consent: Consent | undefined
  failed: boolean
  retrying: boolean
  onRetry: () => void
}

export function AcceptedNotice({ consent, failed, retrying, onRetry }: AcceptedNoticeProps) {
  return (
    <Card as="section" className={styles.section} aria-labelledby="notice" aria-busy={!consent && !failed}>
      <h2 id="notice">
        <FileIcon className={styles.icon} />
        Aviso de privacidad
      </h2>
      {failed ? (
        <>
          <p role="alert">No pudimos consultar qué versión aceptaste.</p>
          <Button variant="quiet" busy={retrying} busyLabel="Intentando de nuevo…" onClick={onRetry}>
            Reintentar
          </Button>
        </>
      ) : (
        <p className={styles.version}>{consent ? sentence(consent) : <Skeleton width="16rem" />}</p>
      )}
      <ButtonLink to="/privacidad" variant="secondary">
        Leer el aviso de privacidad
      </ButtonLink>
    </Card>
  )
}

function sentence({ version, acceptedAt }: Consent): string {
  if (!version || !acceptedAt) return 'Todavía no has aceptado el aviso de privacidad.'
  return `Aceptaste la versión ${version} el ${dateWithoutWeekday(dayIn(new Date(acceptedAt)))}.`
}
