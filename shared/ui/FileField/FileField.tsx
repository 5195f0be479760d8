import { useId } from 'react'
import type { FieldTexts } from '../Field/Field'
import { FileIcon, UploadIcon } from '../Icon/Icon'
import { type FileActions, FileControl } from './FileControl'
import styles from './FileField.module.css'

export interface FileFieldProps extends FieldTexts, FileActions {
  /** The chosen file's name, as the person knows it; undefined without a file. */
  fileName?: string
  /** As in the attribute `accept` of a file input; PDF and pictures by default. */
  accept?: string
  optional?: boolean
  /** The sent share of it, 0 to 1, during an upload. */
  progress?: number
}

const ACCEPT = 'application/pdf,image/jpeg,image/png,image/webp'
const HINT = 'PDF, JPG, PNG o WebP de hasta 15 MB.'

/** A document to choose or to drop, with its name and its progress. */
export function FileField({ fileName, accept = ACCEPT, hint = HINT, ...rest }: FileFieldProps) {
  return (
    <FileControl
      {...rest}
      id={useId()}
      hint={hint}
      accept={accept}
      filled={fileName !== undefined}
      texts={{
        choose: (
          <>
            <UploadIcon size="small" />
            {fileName ? 'Cambiar archivo' : 'Elegir archivo'}
          </>
        ),
        remove: 'Quitar archivo',
        drop: 'O arrastra tu archivo aquí.',
        sending: 'Subiendo tu archivo',
        finishing: 'Casi listo…',
        done: 'Tu archivo está listo.',
      }}
    >
      {fileName && (
        <p className={styles.file}>
          <FileIcon size="small" className={styles.icon} />
          <span className={styles.name}>{fileName}</span>
        </p>
      )}
    </FileControl>
  )
}
