import { useRef } from 'react'
import { UPLOADS } from 'shared/published/uploads'
import { Button } from 'shared/ui/Button'
import { UploadIcon } from 'shared/ui/Icon'
import { Menu } from 'shared/ui/Menu'
import { ProgressBar } from 'shared/ui/ProgressBar'
import { VisuallyHidden } from 'shared/ui/VisuallyHidden'
import { labMessages } from '../../messages'
import styles from './Labs.module.css'
import type { useLabUpload } from './useLabUpload'

interface UploadLabProps {
  lab: string
  sending: ReturnType<typeof useLabUpload>
  /** A file is there already. */
  replaces: boolean
}

const PDF = 'application/pdf'
const KINDS = [
  { label: 'PDF', accept: PDF },
  { label: 'Imagen', accept: UPLOADS.lab.types.filter(type => type !== PDF).join(',') },
] as const

/** The menu that uploads a lab's file, a PDF or an image, with the progress of the upload. */
export function UploadLab({ lab, sending, replaces }: UploadLabProps) {
  const input = useRef<HTMLInputElement>(null)
  const { choose, cancel, progress, isAttaching } = sending
  const label = replaces ? labMessages.replace : labMessages.upload
  if (progress !== undefined || isAttaching) {
    return (
      <div className={styles.upload}>
        <ProgressBar label={labMessages.uploading} share={progress ?? 1} />
        {progress !== undefined && (
          <Button variant="quiet" size="small" onClick={cancel}>
            Cancelar
          </Button>
        )}
      </div>
    )
  }
  return (
    <div className={styles.upload}>
      <Menu
        side="below"
        buttonClassName={styles.opener}
        button={
          <>
            <UploadIcon size="small" />
            {label}
            <VisuallyHidden> {lab}</VisuallyHidden>
          </>
        }
      >
        {close =>
          KINDS.map(kind => (
            <li key={kind.label}>
              <Button
                variant="quiet"
                wide
                onClick={() => {
                  close()
                  if (!input.current) return
                  input.current.accept = kind.accept
                  input.current.click()
                }}
              >
                {kind.label}
              </Button>
            </li>
          ))
        }
      </Menu>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={`${label} ${lab}`}
        onChange={event => {
          const [file] = event.currentTarget.files ?? []
          event.currentTarget.value = ''
          if (file) void choose(file)
        }}
      />
    </div>
  )
}
