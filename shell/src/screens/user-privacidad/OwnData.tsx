import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { DownloadIcon } from 'shared/ui/Icon'
import { PageHeader } from 'shared/ui/PageHeader'
import { AcceptedNotice, type AcceptedNoticeProps } from './AcceptedNotice'
import { EndAccount, type EndAccountProps } from './EndAccount'
import styles from './OwnData.module.css'
import { PurposesCard, type PurposesCardProps } from './PurposesCard'

export interface OwnDataProps {
  consent: AcceptedNoticeProps
  purposes: PurposesCardProps
  onDownload: () => void
  downloading: boolean
  onEnd: EndAccountProps['onEnd']
}

/** The accepted notice, the purposes, the download of the person's data, and the end of the account. */
export function OwnData({ consent, purposes, onDownload, downloading, onEnd }: OwnDataProps) {
  return (
    <>
      <PageHeader
        title="Tus datos y privacidad"
        lead="Lo que sabemos de ti es tuyo: revísalo, llévatelo o bórralo."
      />
      <div className={styles.sections}>
        <AcceptedNotice {...consent} />
        <PurposesCard {...purposes} />
        <Card as="section" className={styles.section} aria-labelledby="download">
          <h2 id="download">
            <DownloadIcon className={styles.icon} />
            Descarga tus datos
          </h2>
          <p>
            Un archivo con todo lo que guardamos de ti: tu cuenta, tus compras, tus planes de comidas y lo
            demás que has registrado. Contiene datos de salud: guárdalo en un lugar seguro.
          </p>
          <Button
            variant="secondary"
            busy={downloading}
            busyLabel="Preparando tu archivo…"
            onClick={onDownload}
          >
            Descargar mis datos
          </Button>
        </Card>
        <EndAccount onEnd={onEnd} />
      </div>
    </>
  )
}
