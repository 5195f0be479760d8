import { useEffect, useRef } from 'react'
import { dateWithoutWeekday } from 'shared/dates'
import { isFocusFree } from 'shared/router'
import { CircleCheckIcon } from 'shared/ui/BasicIcon'
import { Button } from 'shared/ui/Button'
import { Disclosure } from 'shared/ui/Disclosure'
import { CircleIcon, ClockIcon, LockIcon, SparklesIcon } from 'shared/ui/Icon'
import { Tag } from 'shared/ui/Tag'
import { courseTexts } from '../../messages'
import type { Topic } from '../../rules/courseTree'
import { canFinish } from '../../rules/progress/canFinish'
import type { TopicPlan } from '../../rules/progress/topicPlans'
import styles from './TopicItem.module.css'

interface TopicItemProps {
  topic: Topic
  plan: TopicPlan
  open: boolean
  onOpen: (open: boolean) => void
  /** The id of the subtopic that is shown. */
  selected: number | undefined
  onSelect: (subtopic: number) => void
  /** Completes the topic; undefined while its progress cannot be changed. */
  onFinish: (() => void) | undefined
}

const MARKS = {
  completed: { text: 'Completado', Icon: CircleCheckIcon },
  'in-progress': { text: 'En curso', Icon: ClockIcon },
  'not-begun': { text: 'No empezado', Icon: CircleIcon },
}

/** A topic (day) with its date and its mark; a locked one cannot be opened. */
export function TopicItem({ topic, plan, open, onOpen, selected, onSelect, onFinish }: TopicItemProps) {
  const header = useRef<HTMLButtonElement>(null)
  // Beside the list a subtopic closes with the button that ended its topic: the focus goes to the topic.
  const isShown = topic.subtemas.some(({ id }) => id === selected)
  const wasShown = useRef(isShown)
  useEffect(() => {
    if (wasShown.current && selected === undefined && isFocusFree()) header.current?.focus()
    wasShown.current = isShown
  }, [isShown, selected])
  const { day, status, isNew } = plan
  if (status === 'locked') {
    return (
      <li className={`${styles.topic} ${styles.locked}`}>
        <h3 className={styles.name}>{topic.name}</h3>
        <p className={styles.mark}>
          <LockIcon size="small" label="Bloqueado" />
          Se abre el {dateWithoutWeekday(day)}
        </p>
      </li>
    )
  }
  const { text, Icon } = MARKS[status]
  return (
    <li className={styles.topic}>
      <Disclosure
        ref={header}
        level="h3"
        title={
          <span className={styles.title}>
            {topic.name}
            <span className={styles.date}>{dateWithoutWeekday(day)}</span>
          </span>
        }
        aside={
          <span className={styles.marks}>
            {isNew && (
              <Tag tone="papaya" icon={<SparklesIcon size="small" />}>
                {courseTexts.isNew}
              </Tag>
            )}
            <span className={`${styles.mark} ${status === 'completed' ? styles.completed : ''}`}>
              <Icon size="small" />
              {text}
            </span>
          </span>
        }
        open={open}
        onOpen={onOpen}
      >
        {open && (
          <>
            {topic.description && <p className={styles.description}>{topic.description}</p>}
            <ul className={styles.subtopics} aria-label={`Subtemas de ${topic.name}`}>
              {topic.subtemas.map(subtopic => (
                <li key={subtopic.id}>
                  <button
                    type="button"
                    className={styles.subtopic}
                    aria-current={subtopic.id === selected || undefined}
                    onClick={() => onSelect(subtopic.id)}
                  >
                    {subtopic.status ? (
                      <CircleCheckIcon size="small" label="Completado" className={styles.done} />
                    ) : (
                      <CircleIcon size="small" label="Sin completar" className={styles.left} />
                    )}
                    <span className={styles.subtopicName}>{subtopic.name}</span>
                    {subtopic.duration > 0 && <span className={styles.minutes}>{subtopic.duration} min</span>}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </Disclosure>
      {canFinish(topic) && (
        <div className={styles.finish}>
          <p className={styles.note}>{courseTexts.allCompleted}</p>
          <Button
            size="small"
            disabled={!onFinish}
            onClick={() => {
              onFinish?.()
              // The button goes with what it does.
              header.current?.focus()
            }}
          >
            {courseTexts.finish}
          </Button>
        </div>
      )}
    </li>
  )
}
