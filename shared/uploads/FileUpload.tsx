import { useState } from 'react'
import { FileField } from 'shared/ui/FileField'
import type { UploadKind } from '../published/uploads'
import { useUpload } from './useUpload'

export interface FileUploadProps {
  label: string
  kind?: UploadKind
  /** The name by which the file is stored, or ''. */
  value: string
  /** Called with the new name once the file is stored, and with '' when it is removed. */
  onChange: (value: string) => void
  hint?: string
  /** The form's own error; an error of the upload is shown instead of it. */
  error?: string
  optional?: boolean
}

/** A document in a form: it is uploaded when it is chosen, and the form holds its stored name. */
export function FileUpload({ kind = 'lab', value, onChange, error, ...texts }: FileUploadProps) {
  const [stored, setStored] = useState<{ value: string; name: string }>()
  const [chosen, setChosen] = useState('')
  const upload = useUpload({
    kind,
    onUploaded: name => {
      setStored({ value: name, name: chosen })
      onChange(name)
    },
  })
  // A form that is opened again knows the stored name only.
  const storedName = value ? (stored?.value === value ? stored.name : 'Archivo guardado') : undefined
  return (
    <FileField
      {...texts}
      fileName={upload.file?.name ?? storedName}
      progress={upload.progress}
      error={upload.error ?? error}
      onChoose={file => {
        setChosen(file.name)
        void upload.choose(file)
      }}
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
