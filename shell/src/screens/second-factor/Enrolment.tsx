import type { FieldErrors } from 'shared/forms/useForm'
import type { Loading } from 'shared/query'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { Skeleton } from 'shared/ui/Skeleton'
import type { AuthenticatorKey } from '../../../contract/secondFactor'
import { secondFactorWords as words } from '../../../secondFactorMessages'
import { CodeForm } from './CodeForm'
import styles from './SecondFactor.module.css'

export interface EnrolmentProps {
  /** Undefined while it loads. */
  app: AuthenticatorKey | undefined
  loading: Loading
  /** Returns the server's messages by field. */
  onEnrol: (code: string) => Promise<FieldErrors>
}

export function Enrolment({ app, loading, onEnrol }: EnrolmentProps) {
  if (loading.failed)
    return <ErrorCard title={words.loadFailed} retrying={loading.retrying} onRetry={loading.retry} />
  if (!app)
    return (
      <div className={styles.waiting} aria-busy="true">
        <Skeleton shape="title" width="16rem" />
        <Skeleton width="100%" />
        <Skeleton width="12rem" />
        <Skeleton shape="title" width="14rem" />
        <Skeleton shape="card" />
      </div>
    )
  return (
    <>
      <h2>{words.addKey}</h2>
      <p className={styles.key}>{app.key.replace(/.{4}(?=.)/g, '$& ')}</p>
      <p>
        <a href={app.link}>{words.openApp}</a>
      </p>
      <h2>{words.firstCode}</h2>
      <CodeForm label={words.code} button={words.enrol} busyLabel={words.enrolling} onSend={onEnrol} />
    </>
  )
}
