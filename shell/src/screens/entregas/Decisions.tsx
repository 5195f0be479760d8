import { Button } from 'shared/ui/Button'
import type { KeptRelease } from '../../../contract/releases'
import { decisionWords, previewWords } from '../../../releasesMessages'
import type { Act, Ask } from './DecisionDialog'

interface DecisionsProps {
  app: string
  release: string
  acts: readonly Act[]
  onAsk: (ask: Ask) => void
}

/** The choices for a release that is not live; each is asked about first. */
export function Decisions({ app, release, acts, onAsk }: DecisionsProps) {
  return acts.map(act => (
    <Button
      key={act}
      variant="quiet"
      size="small"
      aria-label={`${decisionWords.acts[act].button}: ${app}, ${release}`}
      onClick={() => onAsk({ app, release, act })}
    >
      {decisionWords.acts[act].button}
    </Button>
  ))
}

interface PreviewLinkProps extends Pick<KeptRelease, 'release' | 'preview'> {
  app: string
}

export function PreviewLink({ app, release, preview }: PreviewLinkProps) {
  if (!preview) return null
  return (
    <Button
      href={preview}
      variant="quiet"
      size="small"
      aria-label={`${previewWords.see}: ${app}, ${release}`}
    >
      {previewWords.see}
    </Button>
  )
}
