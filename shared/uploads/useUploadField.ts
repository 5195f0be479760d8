import type { UploadKind } from '../published/uploads'
import { useUpload } from './useUpload'

export interface UploadFieldProps {
  label: string
  /** The name by which the file is stored, or ''. */
  value: string
  /** Called with the new name once the file is stored, and with '' when it is removed. */
  onChange: (value: string) => void
  hint?: string
  /** The form's own error; an error of the upload is shown instead of it. */
  error?: string
  optional?: boolean
}

interface UseUploadField extends Pick<UploadFieldProps, 'value' | 'error'> {
  kind?: UploadKind
  /** Also called with the stored file; without one the file was removed. */
  onChange: (value: string, file?: File) => void
}

/** A file field of `shared/ui` whose file is uploaded when it is chosen. */
export function useUploadField({ kind, value, onChange, error }: UseUploadField) {
  const upload = useUpload({ kind, onUploaded: onChange })
  const remove = () => {
    upload.cancel()
    onChange('')
  }
  return {
    /** The chosen file, until it is stored or cancelled. */
    file: upload.file,
    /** The field's props. */
    field: {
      progress: upload.progress,
      error: upload.error ?? error,
      onChoose: (file: File) => void upload.choose(file),
      onCancel: upload.cancel,
      onRetry: upload.retry,
      onRemove: value ? remove : undefined,
    },
  }
}
