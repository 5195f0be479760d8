import { useCallback, useEffect, useRef, useState } from 'react'
import { whenIdle } from 'shared/screen/whenIdle'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { ArrowLeftIcon } from 'shared/ui/Icon'
import { PageHeader } from 'shared/ui/PageHeader'
import { ProgressBar } from 'shared/ui/ProgressBar'
import { riskMessages } from '../../messages'
import type { Answer } from '../../rules/answers/answer'
import { checkAnswer } from '../../rules/answers/checkAnswer'
import type { DraftAnswer } from '../../rules/drafts/mergeDrafts'
import type { Question } from '../../rules/forms/form'
import type { OpenTime } from '../../rules/risk/callTime'
import { helpDue, withHelpShown } from '../../rules/risk/helpDue'
import { RiskDialog } from '../risk/RiskDialog'
import { BackSteps } from './BackSteps'
import { QuestionField } from './QuestionField'
import styles from './Taking.module.css'
import { useAnswers } from './useAnswers'
import { usePlace } from './usePlace'
import { withAnswer } from './withAnswer'

export interface TakeTestProps {
  /** The name under which the device keeps the question that the person went back to. */
  placeName: string
  name: string
  /** The person whom it is for, where that is not the account's owner. */
  personName: string | undefined
  questions: readonly Question[]
  /** The answers that were given already; more of them may come while the test is taken. */
  begun: readonly DraftAnswer[]
  onKeep: (answers: DraftAnswer[]) => void
  onSend: (answers: DraftAnswer[]) => void
  sending: boolean
  /** When the practice is open. */
  openTimes: readonly OpenTime[]
  onTell: (question: number) => void
  telling: boolean
  /** The practice was told, and calls at this time; null where it is not known. */
  told: { callFrom: Date | null } | undefined
  /** A question whose stored answer signals a risk, as the server knows it: this device may not have that answer. */
  helpDueFor: number | undefined
  /** Help was shown for every answer given so far. */
  onHelpShown: () => void
  onLeave: () => void
  /** The author of the test and its terms of use. */
  source: string
}

/** A typed text is stored when the person pauses, so that closing the page loses at most this much. */
const PAUSE_MS = 400

/** One question at a time; each answer is stored at once (shared/product/objetivos.md#taking-a-test). */
export function TakeTest(props: TakeTestProps) {
  const { name, personName, questions, begun, onKeep, onSend, sending, onLeave, source } = props
  const keepSoon = useKeepSoon(given => onKeep(soundAnswers(questions, given)))
  const { answers, setAnswers, give } = useAnswers(begun, given => keepSoon(given, false))
  const [at, setAt] = usePlace(props.placeName, questions.length, firstOpen(questions, answers))
  const [refused, setRefused] = useState<Refusal>()
  // A test that is continued begins with the help that its stored answers are due.
  const [helpHere, setHelp] = useState(() => helpBefore(questions, begun, stay))
  const help =
    helpHere ?? (props.helpDueFor === undefined ? undefined : { question: props.helpDueFor, after: stay })
  const title = useRef<HTMLHeadingElement>(null)
  const fieldEnd = useRef<HTMLSpanElement>(null)
  const question = questions[at]
  const answerOf = (id: number) => answers.find(one => one.question === id)?.answer ?? null

  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is what moves the focus
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    // Each question begins at the head of the page, so that the buttons are where they were.
    window.scrollTo(0, 0)
  }, [at])

  // Behind the buttons of a small phone a refusal would not be seen.
  useEffect(() => {
    if (refused) fieldEnd.current?.scrollIntoView({ block: 'nearest' })
  }, [refused])

  if (!question) return null
  const answer = answerOf(question.id)
  const isLast = at === questions.length - 1

  function change(value: Answer | null) {
    if (!question) return
    const next = withAnswer(answers, question.id, value)
    give(next, question.id)
    setAt(at)
    setRefused(undefined)
    keepSoon(next, typeof value === 'string')
  }

  function goOn() {
    if (!question) return
    const problem = checkAnswer(question, answer ?? undefined)
    if (problem) return setRefused({ problem })
    afterHelp(advance)
  }

  /** Every way out of a question leads through the help that is due. */
  function afterHelp(step: Step) {
    const due = helpBefore(questions, answers, step)
    if (due) setHelp(due)
    else step(answers)
  }

  function closeHelp() {
    if (!help) return
    const next = withHelpShown(questions, answers)
    setHelp(undefined)
    setAnswers(next)
    keepSoon(next, false)
    keepSoon.flush()
    props.onHelpShown()
    help.after(next)
  }

  /** Back while the help is shown closes it, and then goes on the way that it was in. */
  function goBackTo(place: number) {
    if (help) closeHelp()
    else afterHelp(() => setAt(place))
  }

  function goBack() {
    if (at > 0) return setAt(at - 1)
    // A risk answer that the person has just changed is no longer stored where the test is left.
    keepSoon.flush()
    onLeave()
  }

  function advance(given: readonly DraftAnswer[]) {
    if (!isLast) return setAt(at + 1)
    const open = questions.findIndex(one => checkAnswer(one, answerOf(one.id) ?? undefined))
    if (open >= 0) return setAt(open)
    keepSoon.flush()
    onSend([...given])
  }

  return (
    <div className={styles.page}>
      <div className={styles.screen}>
        <PageHeader title={name} lead={personName && `Para ${personName}`} />
        <Card as="section" aria-label="Pregunta" className={styles.card}>
          <form
            className={styles.taking}
            noValidate
            onSubmit={event => {
              event.preventDefault()
              if (!sending) goOn()
            }}
          >
            <ProgressBar
              label={`Pregunta ${at + 1} de ${questions.length}`}
              share={(at + 1) / questions.length}
            />
            <h2 ref={title} tabIndex={-1} className={styles.question}>
              {question.question}
            </h2>
            <div>
              <QuestionField question={question} answer={answer} error={refused?.problem} onAnswer={change} />
              <span ref={fieldEnd} />
            </div>
            <p className={styles.note}>Tus respuestas se guardan solas: puedes salir y seguir después.</p>
            <div className={styles.actions}>
              <Button
                variant="secondary"
                icon={<ArrowLeftIcon size="small" />}
                onClick={() => afterHelp(goBack)}
              >
                {at === 0 ? 'Salir' : 'Regresar'}
              </Button>
              <Button type="submit" busy={sending} busyLabel="Enviando…">
                {isLast ? 'Enviar formulario' : 'Siguiente pregunta'}
              </Button>
            </div>
          </form>
        </Card>
      </div>
      <p className={styles.source}>{source}</p>
      {/* Before the help, which lies over the questions. */}
      <BackSteps questions={questions} at={at} onBack={goBackTo} />
      <RiskDialog
        open={help !== undefined}
        relative={personName}
        openTimes={props.openTimes}
        telling={props.telling}
        told={props.told}
        closeLabel={riskMessages.continue}
        onTell={() => {
          keepSoon.flush()
          if (help) props.onTell(help.question)
        }}
        onClose={closeHelp}
      />
    </div>
  )
}

/** An answer that was refused; each press of the button makes its own. */
interface Refusal {
  problem: string
}

/** A way on from the present question, with the answers given so far. */
type Step = (answers: readonly DraftAnswer[]) => void

const stay: Step = () => undefined

/** The help that comes before a step; undefined where none is due. */
function helpBefore(questions: readonly Question[], answers: readonly DraftAnswer[], step: Step) {
  const question = helpDue(questions, answers)
  return question === undefined ? undefined : { question, after: step }
}

/** An answer that the question does not allow, such as a number above its highest, stays on the screen alone. */
function soundAnswers(questions: readonly Question[], answers: readonly DraftAnswer[]): DraftAnswer[] {
  return answers.filter(({ question: id, answer }) => {
    const question = questions.find(one => one.id === id)
    return answer === null || (question !== undefined && checkAnswer(question, answer) === undefined)
  })
}

/** The first question without an answer; the last one where all have one. */
function firstOpen(questions: readonly Question[], answers: readonly DraftAnswer[]): number {
  const isOpen = ({ id }: Question) => (answers.find(one => one.question === id)?.answer ?? null) === null
  const open = questions.findIndex(isOpen)
  return open < 0 ? Math.max(questions.length - 1, 0) : open
}

/**
 * Stores a choice when it is painted and the phone waits for nothing, since storing takes a slow one as long as painting;
 * and a text when the person pauses. Sending the test or leaving the page stores
 * both at once.
 */
function useKeepSoon(onKeep: (answers: DraftAnswer[]) => void) {
  const waiting = useRef<{ cancel: () => void; answers: readonly DraftAnswer[] }>(undefined)
  const keep = useRef(onKeep)
  keep.current = onKeep
  const flush = useCallback(() => {
    if (!waiting.current) return
    const { cancel, answers } = waiting.current
    cancel()
    waiting.current = undefined
    keep.current([...answers])
  }, [])
  useEffect(() => {
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      flush()
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [flush])
  const keepSoon = (answers: readonly DraftAnswer[], isText: boolean) => {
    waiting.current?.cancel()
    waiting.current = { cancel: isText ? after(PAUSE_MS, flush) : whenIdle(flush), answers }
  }
  return Object.assign(keepSoon, { flush })
}

/** Does the work later; the answer calls it off. */
function after(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}
