import { useEffect, useRef } from 'react'
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

export interface DoneFormsProps {
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
export function DoneForms({ tests, sent, open, onOpen, withLabs = false, today }: DoneFormsProps) {
  const opened = useRef<HTMLButtonElement>(null)
  const waiting = useRef<HTMLLIElement>(null)
  const pressed = useRef<number>(undefined)
  const isReturn = useNavigationType() === 'POP'
  // The person sees and hears first the test that they have just sent, or the labs of the link that they followed.
  // On the way back the page is where they left it.
  useEffect(() => {
    if (open === undefined || open === pressed.current || isReturn) return
    const target = waiting.current ?? opened.current
    target?.scrollIntoView({ block: waiting.current ? 'center' : 'start' })
    target?.focus({ preventScroll: true })
  }, [open, isReturn])
  return (
    <Card as="section" aria-labelledby="done-tests">
      <h2 id="done-tests" className={styles.title}>
        Tests respondidos
      </h2>
      <ul className={styles.list}>
        {sent.map(({ id, name }) => (
          <li
            key={`sent ${id}`}
            ref={open === id ? waiting : undefined}
            tabIndex={open === id ? -1 : undefined}
            className={styles.done}
          >
            <p className={styles.name}>{name}</p>
            <p className={styles.note}>{takingNotices.sent}</p>
          </li>
        ))}
        {tests.map(({ latest, earlier }) => (
          <li key={latest.formId} className={`${styles.done} ${latest.hidden ? '' : styles.opens}`}>
            {latest.hidden ? (
              <>
                <p className={styles.name}>{latest.form.name}</p>
                <p className={styles.note}>
                  Respondido el {shortDate(latest.day)}. El resultado se muestra cuando dé su permiso.
                </p>
              </>
            ) : (
              <>
                <Disclosure
                  ref={open === latest.formId ? opened : undefined}
                  level="h3"
                  title={latest.form.name}
                  aside={<Badge level={levelOfResult(latest)}>{`${latest.balance} %`}</Badge>}
                  open={open === latest.formId}
                  onOpen={isOpen => {
                    pressed.current = latest.formId
                    onOpen(isOpen ? latest.formId : undefined)
                  }}
                >
                  {open === latest.formId && (
                    <>
                      <p className={styles.note}>{whenInWords(latest, today)}</p>
                      <Result response={latest} earlier={earlier} withLabs={withLabs} />
                    </>
                  )}
                </Disclosure>
                {open !== latest.formId && (
                  <p className={`${styles.note} ${styles.when}`}>{whenInWords(latest, today)}</p>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The day on which a test was answered, and from which day it can be answered again. */
function whenInWords({ day, repeatOn }: FormResponse, today: string): string {
  const answered = `Respondido el ${shortDate(day)}`
  if (repeatOn === null) return answered
  return `${answered} · ${repeatOn <= today ? 'Ya puedes repetirlo' : `Se repite desde el ${shortDate(repeatOn)}`}`
}
