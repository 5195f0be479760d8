import type { Kept } from 'shared/published/kept'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { Card } from 'shared/ui/Card'
import { PageHeader } from 'shared/ui/PageHeader'
import { receiptWords } from '../../../rules/receipt/receipt'
import { TextPage } from '../TextPage'
import styles from './AccountEnded.module.css'

interface AccountEndedProps {
  kept: readonly Kept[]
}

/** The receipt: what was erased, what stays, until when and why. */
export function AccountEnded({ kept }: AccountEndedProps) {
  return (
    <TextPage home="/">
      <PageHeader title={receiptWords.title} lead={receiptWords.erased} />
      <Card as="section" className={styles.receipt}>
        <p>{receiptWords.ended}</p>
        {kept.length > 0 ? <WhatStays kept={kept} /> : <p>{receiptWords.nothingKept}</p>}
        <p>{receiptWords.byMail}</p>
        <ButtonLink to="/">{receiptWords.goOn}</ButtonLink>
      </Card>
    </TextPage>
  )
}

function WhatStays({ kept }: AccountEndedProps) {
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
