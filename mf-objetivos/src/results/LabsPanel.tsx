import type { FormResponse } from '../../contract/responses'
import { LabRow } from './LabRow'
import styles from './Labs.module.css'
import type { LabFile } from './labFile'

/** The recommended labs, with their files and the practice's responses (shared/product/objetivos.md#labs). */
export function LabsPanel({ response }: { response: FormResponse }) {
  const files: LabFile[] = JSON.parse(response.data).files
  return (
    <section aria-label="Labs">
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
            <LabRow
              key={lab}
              responseId={response.id}
              lab={lab}
              file={files.find(file => file.lab === lab)}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}
