import { type Ref, useEffect, useRef } from 'react'
import { shortDate } from 'shared/dates'
import { useNavigationType } from 'shared/router'
import { Card } from 'shared/ui/Card'
import { Disclosure } from 'shared/ui/Disclosure'
import type { Form } from '../../../contract/forms'
import type { FormResponse } from '../../../contract/responses'
import { takingNotices } from '../../../messages'
import { levelOfResult } from '../../../rules/answers/levelOfResult'
import { Badge } from '../../results/Badge'
import { Result } from '../../results/Result'
import type { DoneTest } from '../../tests/personTests'
import styles from './Objetivos.module.css'
import { type Pages, TestList } from './TestList'

export interface DoneFormsProps extends Pages {
  tests: readonly DoneTest[]
  /** The tests that wait on this device for the connection. */
  sent: readonly Form[]
  /** The id of the form whose result is open. */
  open?: number | undefined
  onOpen: (formId: number | undefined) => void
  /** Its recommended labs are open at first. */
  withLabs?: boolean
  today: string
}

/** The answered tests: those that wait for the connection first. One with a result expands to it. */
export function DoneForms({ tests, sent, open, onOpen, withLabs = false, today, ...pages }: DoneFormsProps) {
  const opened = useRef<HTMLButtonElement>(null)
  const waiting = useRef<HTMLDivElement>(null)
  const pressed = useRef<number>(undefined)
  const isReturn = useNavigationType() === 'POP'
  // The person sees and hears first the test that they have just sent, or the labs of the link that they followed.
  // On the way back the page is where they left it.
  useEffect(() => {
    if (open === undefined || open === pressed.current || isReturn) return
    const entry = waiting.current?.closest('li')
    const target = entry ?? opened.current
    target?.scrollIntoView({ block: entry ? 'center' : 'start' })
    target?.focus({ preventScroll: true })
  }, [open, isReturn])
  return (
    <Card as="section" aria-labelledby="done-tests">
      <h2 id="done-tests" className={styles.title}>
        Tests respondidos
      </h2>
      <TestList
        label="Tests respondidos"
        tests={[...sent, ...tests]}
        keyOf={test => ('latest' in test ? test.latest.formId : `sent ${test.id}`)}
        needed={sent.length + tests.findIndex(({ latest }) => latest.formId === open)}
        {...pages}
      >
        {test =>
          'latest' in test ? (
            <DoneForm
              test={test}
              today={today}
              isOpen={open === test.latest.formId}
              withLabs={withLabs}
              buttonRef={open === test.latest.formId ? opened : undefined}
              onOpen={isOpen => {
                pressed.current = test.latest.formId
                onOpen(isOpen ? test.latest.formId : undefined)
              }}
            />
          ) : (
            <div ref={open === test.id ? waiting : undefined} className={styles.done}>
              <p className={styles.name}>{test.name}</p>
              <p className={styles.note}>{takingNotices.sent}</p>
            </div>
          )
        }
      </TestList>
    </Card>
  )
}

interface DoneFormProps {
  test: DoneTest
  today: string
  isOpen: boolean
  withLabs: boolean
  buttonRef: Ref<HTMLButtonElement> | undefined
  onOpen: (isOpen: boolean) => void
}

function DoneForm({ test, today, isOpen, withLabs, buttonRef, onOpen }: DoneFormProps) {
  const { latest, earlier } = test
  if (latest.hidden) {
    return (
      <div className={styles.done}>
        <p className={styles.name}>{latest.form.name}</p>
        <p className={styles.note}>
          Respondido el {shortDate(latest.day)}. El resultado se muestra cuando dé su permiso.
        </p>
      </div>
    )
  }
  return (
    <div className={`${styles.done} ${styles.opens}`}>
      <Disclosure
        ref={buttonRef}
        level="h3"
        title={latest.form.name}
        aside={<Badge level={levelOfResult(latest)}>{`${latest.balance} %`}</Badge>}
        open={isOpen}
        onOpen={onOpen}
      >
        {isOpen && (
          <>
            <p className={styles.note}>{whenInWords(latest, today)}</p>
            <Result response={latest} earlier={earlier} withLabs={withLabs} />
          </>
        )}
      </Disclosure>
      {!isOpen && <p className={`${styles.note} ${styles.when}`}>{whenInWords(latest, today)}</p>}
    </div>
  )
}

/** The day on which a test was answered, and from which day it can be answered again. */
function whenInWords({ day, repeatOn }: FormResponse, today: string): string {
  const answered = `Respondido el ${shortDate(day)}`
  if (repeatOn === null) return answered
  return `${answered} · ${repeatOn <= today ? 'Ya puedes repetirlo' : `Se repite desde el ${shortDate(repeatOn)}`}`
}
