import { Button } from 'shared/ui/Button'
import { ExternalIcon } from 'shared/ui/Icon'
import { checkoutMessages } from '../../messages'

/** A payment's page in another tab, for which this one waits. */
export interface AwaitedPayment {
  /** The browser did not let us open a tab for it. */
  blocked: boolean
  address: string
}

/** The words about a payment's page in another tab, and the way to it: the tab is blocked, or easily closed. */
export function PaymentTabStatus({ blocked, address }: AwaitedPayment) {
  return (
    <>
      <p>{blocked ? checkoutMessages.tabBlocked : checkoutMessages.tabOpened}</p>
      <Button
        variant={blocked ? 'primary' : 'secondary'}
        href={address}
        target="_blank"
        rel="noreferrer"
        size="small"
        icon={<ExternalIcon size="small" />}
      >
        {blocked ? checkoutMessages.openTab : checkoutMessages.openTabAgain}
      </Button>
    </>
  )
}
