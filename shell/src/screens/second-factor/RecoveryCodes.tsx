import { useState } from 'react'
import { notify } from 'shared/session'
import { Button } from 'shared/ui/Button'
import { securityNotices } from '../../../accountMessages'
import { secondFactorWords as words } from '../../../secondFactorMessages'
import styles from './SecondFactor.module.css'

interface RecoveryCodesProps {
  codes: readonly string[]
  onSaved: () => Promise<void>
}

export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const [leaving, setLeaving] = useState(false)

  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => notify({ type: 'success', title: securityNotices.doneTitle, message: words.copied }),
      () => notify({ type: 'error', title: securityNotices.failureTitle, message: words.notCopied }),
    )

  async function leave() {
    setLeaving(true)
    await onSaved()
    setLeaving(false)
  }

  return (
    <>
      <ul className={styles.codes}>
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button variant="secondary" onClick={() => void copy()}>
        {words.copy}
      </Button>
      <Button busy={leaving} busyLabel={words.confirming} onClick={() => void leave()}>
        {words.saved}
      </Button>
    </>
  )
}
