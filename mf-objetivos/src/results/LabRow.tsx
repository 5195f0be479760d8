import { useId, useState } from 'react'
import { SafeHtml } from 'shared/html/SafeHtml'
import { Button } from 'shared/ui/Button'
import { Dialog } from 'shared/ui/Dialog'
import { ChevronDownIcon } from 'shared/ui/Icon'
import { labMessages, labNotices } from '../../messages'
import styles from './Labs.module.css'
import type { LabFile } from './labFile'
import { OpenLabFile } from './OpenLabFile'
import { UploadLab } from './UploadLab'
import { useLabUpload } from './useLabUpload'

interface LabRowProps {
  responseId: number
  lab: string
  /** Undefined while nothing is uploaded. */
  file: LabFile | undefined
}

/** A lab with the menu that uploads its file; with a file it expands to that file and the state of its result. */
export function LabRow({ responseId, lab, file }: LabRowProps) {
  const [open, setOpen] = useState(true)
  const details = useId()
  const sending = useLabUpload(responseId, lab)
  const { error, retry } = sending
  return (
    <>
      <tr>
        <th scope="row">
          {file ? (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={open}
              aria-controls={details}
              onClick={() => setOpen(!open)}
            >
              {lab}
              <ChevronDownIcon size="small" />
            </button>
          ) : (
            lab
          )}
        </th>
        <td>
          {file?.response ? (
            labMessages.answered
          ) : (
            <UploadLab lab={lab} sending={sending} replaces={file !== undefined} />
          )}
        </td>
      </tr>
      {error && (
        <tr className={styles.below}>
          <td colSpan={2}>
            <div className={styles.details} role="alert">
              <p className={styles.problem}>{error}</p>
              {retry && (
                <Button variant="quiet" size="small" aria-label={labMessages.retry(lab)} onClick={retry}>
                  {labMessages.tryAgain}
                </Button>
              )}
            </div>
          </td>
        </tr>
      )}
      {file && (
        <tr id={details} className={styles.below} hidden={!open}>
          <td colSpan={2}>
            <div className={styles.details}>
              <OpenLabFile name={file.file} lab={lab} />
              {file.response ? <LabResult lab={lab} html={file.response} /> : <p>{labNotices.waiting}</p>}
            </div>
          </td>
        </tr>
      )}
    </>
  )
}

function LabResult({ lab, html }: { lab: string; html: string }) {
  const [shown, setShown] = useState(false)
  return (
    <>
      <Button size="small" aria-label={`Ver Resultados: ${lab}`} onClick={() => setShown(true)}>
        Ver Resultados
      </Button>
      <Dialog open={shown} onClose={() => setShown(false)} title={`Resultados: ${lab}`}>
        <SafeHtml html={html} />
      </Dialog>
    </>
  )
}
