import { ButtonLink } from 'shared/ui/ButtonLink'
import { Card } from 'shared/ui/Card'
import { PageHeader } from 'shared/ui/PageHeader'
import type { EndedAccount } from '../../../contract/privacy'
import { receiptWords } from '../../../rules/receipt/receipt'
import { TextPage } from '../TextPage'
import styles from './AccountEnded.module.css'

interface AccountEndedProps {
  receipt: EndedAccount
}

/** The receipt: what was erased, what stays, until when and why. */
export function AccountEnded({ receipt: { kept, mailed } }: AccountEndedProps) {
  return (
    <TextPage home="/">
      <PageHeader title={receiptWords.title} lead={receiptWords.erased} />
      <Card as="section" className={styles.receipt}>
        <p>{receiptWords.ended}</p>
        {kept.length > 0 ? <WhatStays kept={kept} /> : <p>{receiptWords.nothingKept}</p>}
        {mailed && <p>{receiptWords.byMail}</p>}
        <ButtonLink to="/">{receiptWords.goOn}</ButtonLink>
      </Card>
    </TextPage>
  )
}

function WhatStays({ kept }: Pick<EndedAccount, 'kept'>) {
  return (
    <>
      <p>{receiptWords.kept}</p>
      <ul className={styles.list}>
        {kept.map(one => (
          <li key={one.title}>
            <strong>{one.title}.</strong> {receiptWords.until(one)} {one.reason}
          </li>
        ))}
      </ul>
      <p>{receiptWords.destroyed}</p>
    </>
  )
}
