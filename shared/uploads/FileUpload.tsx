import { useState } from 'react'
import { FileField } from 'shared/ui/FileField'
import type { UploadKind } from '../published/uploads'
import { type UploadFieldProps, useUploadField } from './useUploadField'

export interface FileUploadProps extends UploadFieldProps {
  kind?: UploadKind
}

/** A document in a form: it is uploaded when it is chosen, and the form holds its stored name. */
export function FileUpload({ kind = 'lab', value, onChange, error, ...texts }: FileUploadProps) {
  const [stored, setStored] = useState<{ value: string; name: string }>()
  const { file, field } = useUploadField({
    kind,
    value,
    error,
    onChange: (name, storedFile) => {
      setStored(storedFile && { value: name, name: storedFile.name })
      onChange(name)
    },
  })
  // A form that is opened again knows the stored name only.
  const storedName = value ? (stored?.value === value ? stored.name : 'Archivo guardado') : undefined
  return <FileField {...texts} {...field} fileName={file?.name ?? storedName} />
}
