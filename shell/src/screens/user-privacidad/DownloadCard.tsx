import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { DownloadIcon } from 'shared/ui/Icon'
import styles from './OwnData.module.css'
import type { OwnDataFormat } from './saveOwnData'

export interface DownloadCardProps {
  onDownload: (format: OwnDataFormat) => void
  /** The file that is being prepared. */
  downloading: OwnDataFormat | undefined
}

/** The person's own data as a file: one to read, one to print, one for programs, and one for another practice. */
export function DownloadCard({ onDownload, downloading }: DownloadCardProps) {
  const button = (format: OwnDataFormat) => ({
    busy: downloading === format,
    busyLabel: 'Preparando tu archivo…',
    disabled: downloading !== undefined,
    onClick: () => onDownload(format),
  })
  return (
    <Card as="section" className={styles.section} aria-labelledby="download">
      <h2 id="download">
        <DownloadIcon className={styles.icon} />
        Descarga tus datos
      </h2>
      <p>
        Un archivo con todo lo que guardamos de ti: tu cuenta, tus compras, tus planes de comidas y lo demás
        que has registrado. Contiene datos de salud: guárdalo en un lugar seguro.
      </p>
      <div className={styles.files}>
        <Button variant="secondary" {...button('page')}>
          Descargar para leer o imprimir
        </Button>
        <Button variant="secondary" {...button('pdf')}>
          Descargar en PDF
        </Button>
        <Button variant="quiet" {...button('json')}>
          Descargar para otro programa (JSON)
        </Button>
        <Button variant="quiet" {...button('fhir')}>
          Descargar para otra clínica (FHIR)
        </Button>
      </div>
    </Card>
  )
}
