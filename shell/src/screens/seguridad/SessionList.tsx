import type { Loading } from 'shared/query'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { LockIcon } from 'shared/ui/Icon'
import { Skeleton } from 'shared/ui/Skeleton'
import type { OwnSession } from '../../../contract/security'
import { momentInWords } from '../momentInWords'
import styles from './Security.module.css'

export interface SessionListProps {
  /** Undefined while they load. */
  sessions: readonly OwnSession[] | undefined
  loading: Loading
  /** The session that is being ended, or all of them. */
  ending: number | 'all' | undefined
  onEnd: (session: OwnSession) => void
  onEndAll: () => void
}

/** The devices where the person is signed in; each can be signed out from here. */
export function SessionList({ sessions, loading, ending, onEnd, onEndAll }: SessionListProps) {
  return (
    <Card as="section" className={styles.section} aria-labelledby="sessions">
      <h2 id="sessions">
        <LockIcon className={styles.icon} />
        Dónde está abierta tu cuenta
      </h2>
      {loading.failed ? (
        <ErrorCard
          title="No pudimos cargar tus sesiones"
          retrying={loading.retrying}
          onRetry={loading.retry}
        />
      ) : !sessions ? (
        <div className={styles.waiting} aria-busy="true">
          <Skeleton width="10rem" />
          <Skeleton width="12rem" />
          <Skeleton width="16rem" />
        </div>
      ) : (
        <>
          <ul className={styles.list}>
            {sessions.map(session => (
              <li key={session.id} className={styles.row}>
                <div>
                  <p className={styles.device}>{session.device}</p>
                  <p className={styles.soft}>{`Lugar: ${session.place}`}</p>
                  <p className={styles.soft}>
                    {session.current
                      ? 'Este dispositivo, ahora'
                      : `Último uso: ${momentInWords(session.usedAt)}`}
                  </p>
                </div>
                {!session.current && (
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={`Cerrar sesión en ${session.device}, último uso: ${momentInWords(session.usedAt)}`}
                    busy={ending === session.id}
                    busyLabel="Cerrando…"
                    onClick={() => onEnd(session)}
                  >
                    Cerrar sesión
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <Button variant="quiet" busy={ending === 'all'} busyLabel="Cerrando…" onClick={onEndAll}>
            Cerrar todas, también esta
          </Button>
        </>
      )}
    </Card>
  )
}
