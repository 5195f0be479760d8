import { useState } from 'react'
import { ConfirmDialog } from 'shared/ui/ConfirmDialog'
import { FormMessage } from 'shared/ui/FormMessage'
import { previewWords, releaseRefusals } from '../../../releasesMessages'
import { readSigned } from '../../../rules/previewLink'
import { momentInWords } from '../momentInWords'

export interface PreviewDialogProps {
  /** The text of a link; undefined where the page was not opened by one. */
  link: string | undefined
  onClose: () => void
  /** Answers the server's words where it refused. */
  onConfirm: (link: string) => Promise<string>
}

/** Asks whoever opened the link of a preview: a link from elsewhere changes nothing by itself. */
export function PreviewDialog({ link, onClose, onConfirm }: PreviewDialogProps) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const preview = link === undefined ? undefined : readSigned(link)

  async function confirm() {
    if (link === undefined || !preview) return onClose()
    setBusy(true)
    setRefusal(await onConfirm(link))
    setBusy(false)
  }
  return (
    <ConfirmDialog
      open={link !== undefined}
      title={previewWords.title}
      tone="primary"
      confirm={preview ? previewWords.confirm : previewWords.understood}
      keep={previewWords.cancel}
      busy={busy}
      busyLabel={previewWords.confirming}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      {preview ? (
        <p>{previewWords.lead(preview.remote, preview.release, momentInWords(preview.until))}</p>
      ) : (
        <p>{releaseRefusals.noPreview}</p>
      )}
      <FormMessage>{refusal}</FormMessage>
    </ConfirmDialog>
  )
}
