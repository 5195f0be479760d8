import { PictureField } from 'shared/ui/PictureField'
import { fileAddress } from '../published/uploads'
import { useFilePreview } from './useFilePreview'
import { type UploadFieldProps, useUploadField } from './useUploadField'

export interface PictureUploadProps extends UploadFieldProps {
  /** The name of the person in the picture; their initials are shown while there is none. */
  name: string
}

/** A person's picture in a form: it is uploaded when it is chosen, and the form holds its stored name. */
export function PictureUpload({ value, onChange, error, ...texts }: PictureUploadProps) {
  const { file, field } = useUploadField({ value, onChange, error })
  const preview = useFilePreview(file)
  return <PictureField {...texts} {...field} picture={preview ?? (value ? fileAddress(value) : undefined)} />
}
