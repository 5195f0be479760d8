import { riskMessages } from '../../messages'
import { useFamily } from '../family/useFamily'
import { isSameTake } from '../tests/take'
import { RiskDialog } from './RiskDialog'
import { useHelpShown, useRiskHelp } from './useRiskHelp'
import { useTellClinic } from './useTellClinic'
import { useWaitingHelp } from './useWaitingHelp'

/**
 * Help for an answer that signals a risk and was stored without it, on the server or on this device: the page was closed
 * in that moment, the device sent it later, or another program did. It opens by itself wherever the tests are listed.
 */
export function DueHelp() {
  const { due: known, openTimes } = useRiskHelp()
  const waiting = useWaitingHelp()
  const due = [...known, ...waiting.due.filter(one => !known.some(other => isSameTake(one, other)))]
  const shown = useHelpShown()
  const { tell, telling, told, reset } = useTellClinic()
  const [first, ...others] = due
  const relative = useRelative(first?.familyMemberId ?? null)
  function close() {
    if (!first) return
    shown.mutate(first)
    waiting.close(first)
    // The practice was told about this one. The next may be somebody else's.
    if (others.length > 0) reset()
  }
  return (
    <RiskDialog
      open={first !== undefined}
      relative={relative}
      openTimes={openTimes}
      telling={telling}
      told={told}
      closeLabel={riskMessages.understood}
      onTell={() => first && tell(first)}
      onClose={close}
    />
  )
}

/** The name of a family member, or a word for them while it is not known; undefined for the account's owner. */
function useRelative(id: number | null): string | undefined {
  const { data } = useFamily({ enabled: id !== null })
  if (id === null) return undefined
  return data?.find(one => one.id === id)?.firstName ?? riskMessages.relative.somebody
}
