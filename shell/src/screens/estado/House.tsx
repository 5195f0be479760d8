import { Fragment } from 'react'
import { CLINIC_ZONE, dayAndMinuteIn } from 'shared/dates/instants'
import { clockInWords } from 'shared/dates/times'
import type { Loading } from 'shared/query'
import { CircleAlertIcon, CircleCheckIcon, InfoIcon } from 'shared/ui/BasicIcon'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { AlertIcon, RefreshIcon } from 'shared/ui/Icon'
import { PageHeader } from 'shared/ui/PageHeader'
import { Skeleton } from 'shared/ui/Skeleton'
import { Tag } from 'shared/ui/Tag'
import type { HouseState, State, ThingState } from '../../../contract/operation'
import { stateWords, thingNames, withCommands } from '../../../rules/operation/findings'
import styles from './House.module.css'

export interface HouseProps {
  /** Undefined while it is looked at. */
  house: HouseState | undefined
  loading: Loading
  /** Why the last look failed. */
  refusal: string | undefined
  onLook: () => void
}

/** Each thing that the product stands on, the worst first, with what to do about it. */
export function House({ house, loading, refusal, onLook }: HouseProps) {
  return (
    <>
      <PageHeader
        title={stateWords.title}
        lead={stateWords.lead}
        action={
          <Button
            variant="secondary"
            icon={<RefreshIcon size="small" />}
            busy={loading.retrying}
            busyLabel={stateWords.looking}
            onClick={onLook}
          >
            {stateWords.lookAgain}
          </Button>
        }
      />
      {refusal && (
        <ErrorCard title={stateWords.failed} retrying={loading.retrying} onRetry={onLook}>
          {refusal}
        </ErrorCard>
      )}
      {!refusal && !house && <Waiting />}
      {house && <Things house={house} />}
    </>
  )
}

function Things({ house: { things, lookedAt } }: { house: HouseState }) {
  const sorted = [...things].sort((a, b) => WORST_FIRST.indexOf(a.state) - WORST_FIRST.indexOf(b.state))
  return (
    <>
      <p className={styles.seen} role="status">
        {stateWords.summary(things)} {stateWords.lookedAt(inWords(lookedAt))}
      </p>
      <ul className={styles.things}>
        {sorted.map(thing => (
          <ThingCard key={thing.name} thing={thing} />
        ))}
      </ul>
    </>
  )
}

function ThingCard({ thing: { name, state, words, todo } }: { thing: ThingState }) {
  const { tone, Icon } = LOOKS[state]
  return (
    <Card as="li" className={styles.thing}>
      <div className={styles.head}>
        <h2 className={styles.name}>{thingNames[name]}</h2>
        <Tag tone={tone} icon={<Icon size="small" />}>
          {capital(state)}
        </Tag>
      </div>
      <p>{words}</p>
      {todo && (
        <p className={styles.todo}>
          <strong>{stateWords.toDo}:</strong>{' '}
          {withCommands(todo).map(({ text, isCommand }) =>
            isCommand ? <Command key={text} words={text.split(' ')} /> : text,
          )}
        </p>
      )}
    </Card>
  )
}

/** A line may end between the words of a command, and not at its hyphens, where nobody could tell them from a broken word. */
function Command({ words }: { words: string[] }) {
  return (
    <code translate="no">
      {words.map((word, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a command stay in their order
        <Fragment key={index}>
          {index > 0 && ' '}
          <span className={styles.word}>{word}</span>
        </Fragment>
      ))}
    </code>
  )
}

/** The worst first, as they are shown. */
const LOOKS = {
  mal: { tone: 'critical', Icon: CircleAlertIcon },
  atención: { tone: 'papaya', Icon: AlertIcon },
  'no se sabe': { tone: 'neutral', Icon: InfoIcon },
  bien: { tone: 'green', Icon: CircleCheckIcon },
} as const satisfies Record<State, object>
const WORST_FIRST = Object.keys(LOOKS)

function Waiting() {
  return (
    <div className={styles.things} aria-busy="true">
      {Object.keys(thingNames).map(name => (
        <Skeleton key={name} shape="card" />
      ))}
    </div>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function inWords(instant: string): string {
  const { minute } = dayAndMinuteIn(new Date(instant), CLINIC_ZONE)
  return `a ${clockInWords(minute)}`
}
