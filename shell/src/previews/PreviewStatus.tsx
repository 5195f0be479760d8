import { useEffect, useState } from 'react'
import { callsOf } from 'shared/client'
import type { Preview } from 'shared/published/preview'
import { notify } from 'shared/session'
import type { releasesContract } from '../../contract/releases'
import { previewWords } from '../../releasesMessages'
import { theRegistry } from '../registry/registry'
import { PreviewBanner } from './PreviewBanner'

const api = callsOf<typeof releasesContract>()

/** The banner of the page's preview, and the way out of it. */
export function PreviewStatus() {
  const [preview, setPreview] = useState<Preview>()
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    theRegistry().then(
      registry => setPreview(registry.preview),
      () => undefined,
    )
  }, [])
  if (!preview) return null

  async function leave() {
    setLeaving(true)
    const answer = await api('POST releases/leave-preview')
    // The page has the candidate until it is loaded anew.
    if (answer.ok) return location.reload()
    setLeaving(false)
    notify({ type: 'error', title: previewWords.banner, message: previewWords.leaveFailed })
  }
  return <PreviewBanner {...preview} leaving={leaving} onLeave={() => void leave()} />
}
