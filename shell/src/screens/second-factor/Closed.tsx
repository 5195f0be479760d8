import { useState } from 'react'
import { Button } from 'shared/ui/Button'
import { secondFactorWords as words } from '../../../secondFactorMessages'

/** An operator has to let this member set up a second factor. Once that is done, the member asks again. */
export function Closed({ onRetry }: { onRetry: () => Promise<void> }) {
  const [asking, setAsking] = useState(false)

  async function retry() {
    setAsking(true)
    await onRetry()
    setAsking(false)
  }

  return (
    <Button busy={asking} busyLabel={words.confirming} onClick={() => void retry()}>
      {words.askAgain}
    </Button>
  )
}
