import { PictureField } from 'shared/ui/PictureField'
import { fileAddress } from '../published/uploads'
import { useFilePreview } from './useFilePreview'
import { useUpload } from './useUpload'

export interface PictureUploadProps {
  label: string
  /** The name of the person in the picture; their initials are shown while there is none. */
  name: string
  /** The name of the stored picture, or ''. */
  value: string
  /** Called with the new name once the picture is stored, and with '' when it is removed. */
  onChange: (value: string) => void
  hint?: string
  /** The form's own error; an error of the upload is shown instead of it. */
  error?: string
  optional?: boolean
}

/** A person's picture in a form: it is uploaded when it is chosen, and the form holds its stored name. */
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
