import { Link } from 'shared/router'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { proofNotice } from '../../../accountMessages'
import styles from './ProofNotice.module.css'

export interface ProofNoticeProps {
  /** The address that nobody has proved yet. */
  address: string
  sending: boolean
  onAgain: () => void
}

/** Says that the address is to be confirmed, what waits for it, and mails the link again (shared/product/shell.md#proved-addresses). */
export function ProofNotice({ address, sending, onAgain }: ProofNoticeProps) {
  return (
    <Card as="section" tone="sunken" className={styles.notice} aria-labelledby="proof">
      <h2 id="proof">{proofNotice.title}</h2>
      <p>
        {proofNotice.text(address)} {proofNotice.why}
      </p>
      <p>
        <Link to="/user/seguridad">{proofNotice.mistyped}</Link>
      </p>
      <Button variant="secondary" busy={sending} busyLabel={proofNotice.sending} onClick={onAgain}>
        {proofNotice.again}
      </Button>
    </Card>
  )
}
