import { Button } from 'shared/ui/Button'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { Card } from 'shared/ui/Card'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { Logo } from 'shared/ui/Logo'
import { PageHeader } from 'shared/ui/PageHeader'
import type { PrivacyNotice } from '../../../contract/site'
import { NoticeSkeleton } from '../../privacy/NoticeSkeleton'
import { NoticeText } from '../../privacy/NoticeText'
import styles from './Consent.module.css'

export interface ConsentProps {
  /** Undefined while it loads. */
  notice: PrivacyNotice | undefined
  failed: boolean
  retrying: boolean
  onRetry: () => void
  onAccept: (version: string) => void
  accepting: boolean
  /** The reason why accepting failed. */
  refused?: string
  onSignOut: () => void
}

/** The step before everything else: the notice in force, to accept or to leave (shared/product/shell.md#consent). */
export function Consent({ notice, failed, retrying, onRetry, ...decision }: ConsentProps) {
  return (
    <main className={styles.page}>
      <div className={styles.logo}>
        <Logo />
      </div>
      <PageHeader
        title="Antes de continuar"
        lead="Tu información de salud es tuya. Lee nuestro aviso de privacidad: al aceptarlo nos permites usar tus datos para cuidarte."
      />
      {failed ? (
        <ErrorCard title="No pudimos cargar el aviso" retrying={retrying} onRetry={onRetry} />
      ) : (
        <Card as="section" className={styles.card} aria-busy={!notice}>
          {notice ? (
            <>
              <h2>{notice.title}</h2>
              <NoticeText notice={notice} />
            </>
          ) : (
            <NoticeSkeleton />
          )}
        </Card>
      )}
      <Decision notice={notice} {...decision} />
    </main>
  )
}

type DecisionProps = Pick<ConsentProps, 'notice' | 'onAccept' | 'accepting' | 'refused' | 'onSignOut'>

function Decision({ notice, onAccept, accepting, refused, onSignOut }: DecisionProps) {
  return (
    <div className={styles.decision}>
      <p className={styles.refused} role="alert">
        {refused}
      </p>
      {notice && (
        <Button busy={accepting} busyLabel="Guardando…" onClick={() => onAccept(notice.version)}>
          Acepto el aviso de privacidad
        </Button>
      )}
      <div className={styles.other}>
        <ButtonLink variant="quiet" to="/user/privacidad">
          Ver o eliminar mis datos
        </ButtonLink>
        <Button variant="quiet" onClick={onSignOut}>
          Cerrar sesión
        </Button>
      </div>
    </div>
  )
}
