import { type LastKnownFact, useLastKnown } from 'shared/remote/lastKnown'
import { Button } from 'shared/ui/Button'
import { ErrorCard } from 'shared/ui/ErrorCard'

interface FailedRemoteProps {
  /** The remote's name, `mf-diet`. */
  remote: string
  title: string
  /** Why it is not there, and the next step. */
  children: string
  /** The support code of its report. */
  code?: string
  onRetry: () => void
}

/** The card in the place of a remote that cannot be opened, with what it left for this moment. */
export function FailedRemote({ remote, title, children, code, onRetry }: FailedRemoteProps) {
  const facts = useLastKnown(remote)
  const links = facts.flatMap(({ link }) => link ?? [])
  return (
    <ErrorCard
      title={title}
      code={code}
      onRetry={onRetry}
      action={links.length > 0 && links.map(link => <FactLink key={link.href} {...link} />)}
    >
      {facts.map(({ text }) => (
        <strong key={text}>{text} </strong>
      ))}
      {children}
    </ErrorCard>
  )
}

function FactLink({ label, href }: NonNullable<LastKnownFact['link']>) {
  return (
    <Button
      variant="quiet"
      href={href}
      {...(href.startsWith('https:') && { target: '_blank', rel: 'noreferrer' })}
    >
      {label}
    </Button>
  )
}
