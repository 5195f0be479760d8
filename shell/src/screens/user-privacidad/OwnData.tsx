import { PROFILE_PAGE } from 'shared/published/profilePage'
import { PageHeader } from 'shared/ui/PageHeader'
import { AcceptedNotice, type AcceptedNoticeProps } from './AcceptedNotice'
import { DownloadCard, type DownloadCardProps } from './DownloadCard'
import { EndAccount, type EndAccountProps } from './EndAccount'
import styles from './OwnData.module.css'
import { PurposesCard, type PurposesCardProps } from './PurposesCard'

export interface OwnDataProps {
  consent: AcceptedNoticeProps
  purposes: PurposesCardProps
  download: DownloadCardProps
  end: EndAccountProps
}

/** The accepted notice, the purposes, the download of the person's data, and the end of the account. */
export function OwnData({ consent, purposes, download, end }: OwnDataProps) {
  return (
    <>
      <PageHeader
        title="Tus datos y privacidad"
        lead="Lo que sabemos de ti es tuyo: revísalo, llévatelo o bórralo."
        back={PROFILE_PAGE}
      />
      <div className={styles.sections}>
        <div className={styles.column}>
          <AcceptedNotice {...consent} />
          <PurposesCard {...purposes} />
        </div>
        <div className={styles.column}>
          <DownloadCard {...download} />
          <EndAccount {...end} />
        </div>
      </div>
    </>
  )
}
