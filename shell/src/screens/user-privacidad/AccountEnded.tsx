import type { Kept } from 'shared/published/kept'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { PageHeader } from 'shared/ui/PageHeader'
import { receiptWords } from '../../../rules/receipt/receipt'
import styles from './OwnData.module.css'

interface AccountEndedProps {
  kept: readonly Kept[]
  onLeave: () => void
}

/** The receipt: what was erased, what stays, until when and why. */
export function AccountEnded({ kept, onLeave }: AccountEndedProps) {
  return (
    <>
      <PageHeader title={receiptWords.title} lead={receiptWords.erased} />
      <div className={styles.sections}>
        <Card as="section" className={styles.section}>
          {kept.length > 0 ? <WhatStays kept={kept} /> : <p>{receiptWords.nothingKept}</p>}
          <p>{receiptWords.byMail}</p>
          <Button onClick={onLeave}>{receiptWords.goOn}</Button>
        </Card>
      </div>
    </>
  )
}

function WhatStays({ kept }: Pick<AccountEndedProps, 'kept'>) {
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
