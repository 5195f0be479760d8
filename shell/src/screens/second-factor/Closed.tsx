import { useState } from 'react'
import { Button } from 'shared/ui/Button'
import { secondFactorWords as words } from '../../../secondFactorMessages'

/** What a member does whom an operator has to let set up a second factor: ask again once that is done. */
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
