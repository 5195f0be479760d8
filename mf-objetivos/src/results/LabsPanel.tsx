import { useId, useState } from 'react'
import { dataOf } from 'shared/client'
import { usePrivateFile } from 'shared/downloads/usePrivateFile'
import { SafeHtml } from 'shared/html/SafeHtml'
import { useMutation, useQueryClient } from 'shared/query'
import { notify, useUser } from 'shared/session'
import { Button } from 'shared/ui/Button'
import { Dialog } from 'shared/ui/Dialog'
import { FormMessage } from 'shared/ui/FormMessage'
import { ProgressBar } from 'shared/ui/ProgressBar'
import { useUpload } from 'shared/uploads/useUpload'
import type { FormResponse } from '../../contract'
import { labNotices } from '../../messages'
import { responses } from '../api'
import { responsesKey } from '../tests/useTests'
import styles from './Results.module.css'

interface LabFile {
  lab: string
  file: string
  /** HTML of the practice; null until it answers. */
  response: string | null
}

/** The recommended labs, with their files and the practice's responses (shared/product/objetivos.md#labs). */
export function LabsPanel({ response }: { response: FormResponse }) {
  const files: LabFile[] = JSON.parse(response.data).files
  return (
    <section aria-label="Labs" className={styles.panel}>
      <table className={styles.table}>
        <caption>Laboratorios recomendados</caption>
        <thead>
          <tr>
            <th scope="col">Laboratorio</th>
            <th scope="col">Tu archivo</th>
          </tr>
        </thead>
        <tbody>
          {response.labs.map(lab => (
            <tr key={lab}>
              <th scope="row">{lab}</th>
              <td>
                <Lab responseId={response.id} lab={lab} file={files.find(file => file.lab === lab)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Lab({ responseId, lab, file }: { responseId: number; lab: string; file: LabFile | undefined }) {
  const [shown, setShown] = useState(false)
  return (
    <div className={styles.lab}>
      {file && <OpenFile name={file.file} lab={lab} />}
      {!file?.response && <UploadLab responseId={responseId} lab={lab} replaces={file !== undefined} />}
      {file && !file.response && <p>{labNotices.waiting}</p>}
      {file?.response && (
        <>
          <Button
            variant="quiet"
            size="small"
            aria-label={`Ver Resultados: ${lab}`}
            onClick={() => setShown(true)}
          >
            Ver Resultados
          </Button>
          <Dialog open={shown} onClose={() => setShown(false)} title={`Resultados: ${lab}`}>
            <SafeHtml html={file.response} />
          </Dialog>
        </>
      )}
    </div>
  )
}

/** The file is read only when the person asks for it. */
function OpenFile({ name, lab }: { name: string; lab: string }) {
  const [asked, setAsked] = useState(false)
  const { address, reading, error, retry } = usePrivateFile(asked ? name : undefined)
  if (!asked) {
    return (
      <Button
        variant="quiet"
        size="small"
        aria-label={`Abrir el archivo: ${lab}`}
        onClick={() => setAsked(true)}
      >
        Abrir el archivo
      </Button>
    )
  }
  if (address) {
    return (
      <Button variant="quiet" size="small" href={address} target="_blank" rel="noreferrer">
        Ver el archivo
      </Button>
    )
  }
  return (
    <>
      {reading && <p>Abriendo…</p>}
      <FormMessage>{error}</FormMessage>
      {retry && (
        <Button variant="quiet" size="small" onClick={retry}>
          Reintentar
        </Button>
      )}
    </>
  )
}

function UploadLab({ responseId, lab, replaces }: { responseId: number; lab: string; replaces: boolean }) {
  const id = useId()
  const { id: userId } = useUser()
  const cache = useQueryClient()
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
  if (progress !== undefined) {
    return (
      <>
        <ProgressBar label="Subiendo tu archivo" share={progress} />
        <Button variant="quiet" size="small" onClick={cancel}>
          Cancelar
        </Button>
      </>
    )
  }
  return (
    <>
      <label className={styles.upload} htmlFor={id}>
        {replaces ? 'Cambiar el archivo' : 'Subir PDF o imagen'}
      </label>
      <input
        id={id}
        className={styles.file}
        type="file"
        accept="application/pdf,image/*"
        aria-label={`${replaces ? 'Cambiar el archivo' : 'Subir PDF o imagen'}: ${lab}`}
        disabled={attaching.isPending}
        onChange={event => {
          const [file] = event.currentTarget.files ?? []
          event.currentTarget.value = ''
          if (file) void choose(file)
        }}
      />
      <FormMessage>{error}</FormMessage>
      {retry && (
        <Button variant="quiet" size="small" onClick={retry}>
          Reintentar
        </Button>
      )}
    </>
  )
}
