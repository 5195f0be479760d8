import { Link } from 'shared/router'
import { Card } from 'shared/ui/Card'
import { ErrorCard } from 'shared/ui/ErrorCard'
import {
  CalendarIcon,
  CheckIcon,
  ChevronRightIcon,
  PencilIcon,
  RefreshIcon,
  SparklesIcon,
  UploadIcon,
  UserIcon,
} from 'shared/ui/Icon'
import { Skeleton } from 'shared/ui/Skeleton'
import { Widget } from 'shared/ui/Widget'
import { nextMessages } from '../../messages'
import type { DueStep } from '../next/dueSteps'
import { stepWords } from '../next/stepWords'
import styles from './NextStepList.module.css'

interface NextStepListProps {
  /** Undefined while they are loading. */
  steps: readonly DueStep[] | undefined
  failed: boolean
  retrying: boolean
  onRetry: () => void
}

const MOST_SHOWN = 3

const ICONS = {
  profile: UserIcon,
  continue: PencilIcon,
  appointment: CalendarIcon,
  repeat: RefreshIcon,
  lab: UploadIcon,
  test: SparklesIcon,
  consent: UserIcon,
} as const

/** The first steps that are due; each leads to where it is done. */
export function NextStepList(props: NextStepListProps) {
  return (
    <Widget title={nextMessages.title} height={288} link={{ to: '/user/objetivos', label: nextMessages.all }}>
      <Content {...props} />
    </Widget>
  )
}

function Content({ steps, failed, retrying, onRetry }: NextStepListProps) {
  if (failed) return <ErrorCard title={nextMessages.failed} retrying={retrying} onRetry={onRetry} />
  if (!steps) return <Skeleton shape="card" className={styles.waiting} />
  if (steps.length === 0) {
    return (
      <Card tone="sunken" className={styles.none}>
        <CheckIcon size="large" />
        <p>{nextMessages.none}</p>
      </Card>
    )
  }
  const more = steps.length - MOST_SHOWN
  return (
    <div>
      <ul className={styles.steps}>
        {steps.slice(0, MOST_SHOWN).map(step => (
          <li key={keyOf(step)}>
            <Step step={step} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.more}>{nextMessages.more(more)}</p>}
    </div>
  )
}

const keyOf = (step: DueStep) =>
  step.kind === 'profile' ? step.kind : `${step.kind} ${step.familyMemberId} ${step.formId} ${step.name}`

function Step({ step }: { step: DueStep }) {
  const { title, note, to, state } = stepWords(step)
  const Icon = ICONS[step.kind]
  return (
    <Link className={styles.step} to={to} state={state}>
      <span className={styles.icon}>
        <Icon size="small" />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.note}>
          {step.kind !== 'profile' && step.familyMemberId !== null && `${step.firstName} · `}
          {note}
        </span>
      </span>
      <ChevronRightIcon size="small" />
    </Link>
  )
}
