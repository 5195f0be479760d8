import { useEffect, useRef } from 'react'
import { personZone } from 'shared/dates/instants'
import { Button } from 'shared/ui/Button'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { Dialog } from 'shared/ui/Dialog'
import { riskMessages } from '../../messages'
import { callTime, type OpenTime } from '../../rules/risk/callTime'
import { callWords } from '../../rules/risk/callWords'
import styles from './RiskDialog.module.css'
import { type RiskWords, riskWords } from './riskWords'
import { EMERGENCY, LIFELINE, TO_PSYCHOLOGY } from './ways'

interface RiskDialogProps {
  open: boolean
  /** The member of the family whom the answers are about; undefined where the person answers for themselves. */
  relative: string | undefined
  /** When the practice is open: no call is promised outside of it. */
  openTimes: readonly OpenTime[]
  telling: boolean
  /** The practice was told: when it can call at the earliest, null where that is not known. */
  told: { callFrom: Date | null } | undefined
  closeLabel: string
  onTell: () => void
  /** The person has seen the help: closed it, or took one of its ways. */
  onClose: () => void
}

/** Help after an answer that signals a risk (shared/product/objetivos.md#answers-that-signal-a-risk). */
export function RiskDialog({
  open,
  relative,
  openTimes,
  telling,
  told,
  closeLabel,
  onTell,
  onClose,
}: RiskDialogProps) {
  const words = riskWords(relative)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {closeLabel}
        </Button>
      }
    >
      <div className={styles.help}>
        <p>{words.lead}</p>
        <Button href={LIFELINE} wide>
          <span>
            {riskMessages.lifeline} <span className={styles.number}>{riskMessages.lifelineNumber}</span>
          </span>
        </Button>
        <Button href={EMERGENCY} variant="danger" wide>
          {words.emergency}
        </Button>
        <ButtonLink to={TO_PSYCHOLOGY} variant="secondary" wide>
          {riskMessages.appointment}
        </ButtonLink>
        {told ? (
          <Told words={words} callFrom={told.callFrom ?? undefined} />
        ) : (
          <Offer words={words} openTimes={openTimes} telling={telling} onTell={onTell} />
        )}
      </div>
    </Dialog>
  )
}

/** Asks whether the practice is told, and says when it calls: today only while it is open. */
function Offer({
  words,
  openTimes,
  telling,
  onTell,
}: Pick<RiskDialogProps, 'openTimes' | 'telling' | 'onTell'> & { words: RiskWords }) {
  const now = new Date()
  const from = callTime(openTimes, now)
  const when = callWords(from, now, personZone())
  return (
    <>
      <p>
        {from && from > now ? words.closed(when) : words.offer(when)} {words.said}
      </p>
      <Button variant="secondary" wide busy={telling} busyLabel={riskMessages.telling} onClick={onTell}>
        {riskMessages.tell}
      </Button>
    </>
  )
}

/** The practice's promise. It takes the focus of the button that it replaces. */
function Told({ words, callFrom }: { words: RiskWords; callFrom: Date | undefined }) {
  const promise = useRef<HTMLParagraphElement>(null)
  useEffect(() => promise.current?.focus(), [])
  return (
    <p ref={promise} tabIndex={-1} className={styles.told}>
      {words.told(callWords(callFrom, new Date(), personZone()))}
    </p>
  )
}
