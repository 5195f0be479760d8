import type { PendingAddress as Pending } from 'shared/published/person'
import { Button } from 'shared/ui/Button'
import { proofNotice, addressMessages as words } from '../../../accountMessages'
import { momentInWords } from '../momentInWords'
import styles from './Security.module.css'

export interface PendingAddressProps {
  pending: Pending
  /** The act that is under way. */
  busy: 'again' | 'withdraw' | undefined
  onAgain: () => void
  onWithdraw: () => void
}

/** A change of address whose link was not opened yet: it can be mailed again, or be withdrawn. */
export function PendingAddress({
  pending: { address, until },
  busy,
  onAgain,
  onWithdraw,
}: PendingAddressProps) {
  return (
    <section className={styles.pending} aria-labelledby="pending">
      <h3 id="pending">{words.pending}</h3>
      <p>{words.waits(address, momentInWords(until))}</p>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="small"
          busy={busy === 'again'}
          busyLabel={proofNotice.sending}
          onClick={onAgain}
        >
          {proofNotice.again}
        </Button>
        <Button
          variant="quiet"
          size="small"
          busy={busy === 'withdraw'}
          busyLabel={words.withdrawing}
          onClick={onWithdraw}
        >
          {words.withdraw}
        </Button>
      </div>
    </section>
  )
}
