import { ButtonLink } from 'shared/ui/ButtonLink'
import { Card } from 'shared/ui/Card'
import { EmptyState } from 'shared/ui/EmptyState'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { PageHeader } from 'shared/ui/PageHeader'
import { VisuallyHidden } from 'shared/ui/VisuallyHidden'
import type { PrivacyNotice } from '../../../contract/site'
import { NoticeSkeleton } from '../../privacy/NoticeSkeleton'
import { NoticeText } from '../../privacy/NoticeText'
import { TextPage } from '../TextPage'
import styles from './PrivacyNoticePage.module.css'

export interface PrivacyNoticePageProps {
  notice: PrivacyNotice | undefined
  /** The practice has published no notice. */
  missing: boolean
  failed: boolean
  retrying: boolean
  onRetry: () => void
  /** A signed-in person gets a link to their own data. */
  signedIn: boolean
}

/** The privacy notice, readable by anyone. */
export function PrivacyNoticePage(props: PrivacyNoticePageProps) {
  const { notice, signedIn } = props
  const home = signedIn ? '/user' : '/'
  return (
    <TextPage home={home}>
      <PageHeader
        title={notice?.title ?? 'Aviso de privacidad'}
        back={{ to: home, label: signedIn ? 'Ir al inicio' : 'Volver a entrar' }}
      />
      <Content {...props} />
      {signedIn && (
        <p className={styles.more}>
          <ButtonLink to="/user/privacidad" variant="secondary">
            Tus datos y privacidad
          </ButtonLink>
        </p>
      )}
    </TextPage>
  )
}

function Content({ notice, missing, failed, retrying, onRetry }: PrivacyNoticePageProps) {
  if (missing) {
    return (
      <EmptyState title="Aún no hay un aviso publicado">
        Cuando la clínica publique su aviso de privacidad, lo encontrarás aquí.
      </EmptyState>
    )
  }
  if (failed) return <ErrorCard title="No pudimos cargar el aviso" retrying={retrying} onRetry={onRetry} />
  return (
    <Card as="section" className={styles.card} aria-busy={!notice}>
      {notice ? (
        <>
          <VisuallyHidden role="heading" aria-level={2}>
            Texto del aviso
          </VisuallyHidden>
          <NoticeText notice={notice} />
        </>
      ) : (
        <NoticeSkeleton />
      )}
    </Card>
  )
}
