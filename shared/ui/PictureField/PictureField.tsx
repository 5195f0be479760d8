import { useId } from 'react'
import { Avatar } from '../Avatar/Avatar'
import type { FieldTexts } from '../Field/Field'
import { CameraIcon } from '../Icon/Icon'
import { type FileActions, FileControl } from './FileControl'

export interface PictureFieldProps extends FieldTexts, FileActions {
  /** The person's name; their initials are shown while there is no picture. */
  name: string
  /** The address of the picture. */
  picture?: string
  optional?: boolean
  /** The sent share of a chosen picture, 0 to 1, during an upload. */
  progress?: number
}

const HINT = 'JPG, PNG o WebP de hasta 8 MB.'

/** A person's picture to choose, to photograph or to drop, with its progress. */
export function PictureField({ name, picture, hint = HINT, ...rest }: PictureFieldProps) {
  return (
    <FileControl
      {...rest}
      id={useId()}
      hint={hint}
      accept="image/*"
      filled={picture !== undefined}
      texts={{
        choose: (
          <>
            <CameraIcon size="small" />
            {picture ? 'Cambiar foto' : 'Elegir foto'}
          </>
        ),
        remove: 'Quitar foto',
        drop: 'O arrastra tu foto aquí.',
        sending: 'Subiendo tu foto',
        finishing: 'Casi lista…',
        done: 'Tu foto está lista.',
      }}
    >
      <Avatar name={name} picture={picture} size="large" decorative />
    </FileControl>
  )
}
