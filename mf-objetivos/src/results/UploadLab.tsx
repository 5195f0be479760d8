import { useRef } from 'react'
import { dataOf } from 'shared/client'
import { UPLOADS } from 'shared/published/uploads'
import { useMutation, useQueryClient } from 'shared/query'
import { notify, useUser } from 'shared/session'
import { Button } from 'shared/ui/Button'
import { FormMessage } from 'shared/ui/FormMessage'
import { UploadIcon } from 'shared/ui/Icon'
import { Menu } from 'shared/ui/Menu'
import { ProgressBar } from 'shared/ui/ProgressBar'
import { VisuallyHidden } from 'shared/ui/VisuallyHidden'
import { useUpload } from 'shared/uploads/useUpload'
import { labMessages, labNotices } from '../../messages'
import { responses } from '../api'
import { responsesKey } from '../tests/useTests'
import styles from './Labs.module.css'

interface UploadLabProps {
  responseId: number
  lab: string
  /** A file is there already. */
  replaces: boolean
}

const PDF = 'application/pdf'
const KINDS = [
  { label: 'PDF', accept: PDF },
  { label: 'Imagen', accept: UPLOADS.lab.types.filter(type => type !== PDF).join(',') },
] as const

/** The menu that uploads a lab's file, a PDF or an image, with the progress of the upload. */
export function UploadLab({ responseId, lab, replaces }: UploadLabProps) {
  const { id: userId } = useUser()
  const cache = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const attaching = useMutation({
    mutationFn: (file: string) =>
      dataOf(
        responses('PATCH form-responses/{id}', {
          params: { id: responseId },
          body: { data: JSON.stringify({ files: [{ lab, file }] }) },
        }),
      ),
    onSuccess: () => {
      notify({ type: 'success', title: labNotices.savedTitle, message: labNotices.saved })
      void cache.invalidateQueries({ queryKey: responsesKey(userId) })
    },
    onError: () => notify({ type: 'error', title: labNotices.failedTitle, message: labNotices.failed }),
  })
  const { choose, cancel, retry, progress, error } = useUpload({
    kind: 'lab',
    onUploaded: name => attaching.mutate(name),
  })
  const label = replaces ? labMessages.replace : labMessages.upload
  if (progress !== undefined || attaching.isPending) {
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
      {error && <FormMessage>{error}</FormMessage>}
      {retry && (
        <Button variant="quiet" size="small" onClick={retry}>
          Reintentar
        </Button>
      )}
    </div>
  )
}
