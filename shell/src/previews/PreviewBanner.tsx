import type { Preview } from 'shared/published/preview'
import { Button } from 'shared/ui/Button'
import { previewWords } from '../../releasesMessages'
import { momentInWords } from '../screens/momentInWords'
import styles from './PreviewBanner.module.css'

interface PreviewBannerProps extends Preview {
  /** The browser is leaving it. */
  leaving: boolean
  onLeave: () => void
}

/** Says that this browser has a release that others do not have, which one, and until when. */
export function PreviewBanner({ remote, release, until, leaving, onLeave }: PreviewBannerProps) {
  return (
    <aside className={styles.banner} aria-label={previewWords.banner}>
      <p className={styles.words}>
        <strong>{previewWords.banner}</strong>{' '}
        <span className={styles.which}>
          <span translate="no">{remote}</span> <code translate="no">{release.slice(0, 8)}</code>, hasta el{' '}
          {momentInWords(until)}
        </span>
      </p>
      <Button
        variant="secondary"
        size="small"
        busy={leaving}
        busyLabel={previewWords.leaving}
        aria-label={previewWords.leaveLabel}
        onClick={onLeave}
      >
        {previewWords.leave}
      </Button>
    </aside>
  )
}
