import { PictureField } from 'shared/ui/PictureField'
import { fileAddress } from '../published/uploads'
import { useFilePreview } from './useFilePreview'
import { useUpload } from './useUpload'

export interface PictureUploadProps {
  label: string
  /** Whose picture it is; their initials are shown while there is none. */
  name: string
  /** The name of the stored picture, or nothing. */
  value: string
  /** Told the new name once the picture is stored, and '' when it is taken away. */
  onChange: (value: string) => void
  hint?: string
  /** What the form found wrong; what goes wrong with the upload is said in its place. */
  error?: string
  optional?: boolean
}

/** A person's picture in a form: chosen, sent at once, and known by its stored name from then on. */
export function PictureUpload({ value, onChange, error, ...texts }: PictureUploadProps) {
  const upload = useUpload({ onUploaded: onChange })
  const preview = useFilePreview(upload.file)
  return (
    <PictureField
      {...texts}
      picture={preview ?? (value ? fileAddress(value) : undefined)}
      progress={upload.progress}
      error={upload.error ?? error}
      onChoose={file => void upload.choose(file)}
      onCancel={upload.cancel}
      onRetry={upload.retry}
      onRemove={
        value
          ? () => {
              upload.cancel()
              onChange('')
            }
          : undefined
      }
    />
  )
}
