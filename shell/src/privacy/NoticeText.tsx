import { dateWithoutWeekday } from 'shared/dates'
import { SafeHtml } from 'shared/html/SafeHtml'
import type { PrivacyNotice } from '../../contract/site'
import styles from './NoticeText.module.css'

/** The notice's version, date and text; its headings are of the third level. */
export function NoticeText({ notice }: { notice: PrivacyNotice }) {
  return (
    <>
      <p className={styles.meta}>
        Versión {notice.version} · vigente desde el {dateWithoutWeekday(notice.publishedAt)}
      </p>
      <SafeHtml className={styles.text} html={notice.html} />
    </>
  )
}
