import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { ConfirmDialog } from 'shared/ui/ConfirmDialog'
import { Tag } from 'shared/ui/Tag'
import type { StaffComment } from '../../../contract/staff'
import { communityTexts, reportReasons, staffTexts } from '../../../messages'
import { commentDate } from '../../../rules/community/commentDate'
import { AnswerForm } from './AnswerForm'
import styles from './Staff.module.css'

interface StaffCommentCardProps {
  comment: StaffComment
  busy: boolean
  /** For a reported comment. */
  onDecide: ((decision: 'keep' | 'remove') => void) | undefined
  /** For a question. Rejects where it was refused. */
  onAnswer: ((content: string) => Promise<unknown>) | undefined
  specialist: string
  onSpecialist: (name: string) => void
}

/** A comment with its context: course, author, the question above it and the reports about it. */
export function StaffCommentCard({ comment, busy, onDecide, onAnswer, ...form }: StaffCommentCardProps) {
  const [answering, setAnswering] = useState(false)
  const [removing, setRemoving] = useState(false)
  const answerButton = useRef<HTMLButtonElement>(null)
  const { id, course, content, question, isQuestion, isAnonymous, createdAt, author, reports } = comment
  const counts = new Map(reports.map(reason => [reason, reports.filter(one => one === reason).length]))
  return (
    <Card as="div" className={styles.card}>
      <p className={styles.head}>
        <strong>{author}</strong>
        {isAnonymous && <Tag>{communityTexts.nameless}</Tag>}
        <span className={styles.note}>
          {course} · {commentDate(createdAt)}
        </span>
      </p>
      {question && <blockquote className={styles.question}>{question}</blockquote>}
      <p className={styles.text}>{content}</p>
      {counts.size > 0 && (
        <ul className={styles.reasons} aria-label={staffTexts.reasons}>
          {[...counts].map(([reason, count]) => (
            <li key={reason}>
              <Tag tone="papaya">{`${reportReasons[reason]}${count > 1 ? ` (${count})` : ''}`}</Tag>
            </li>
          ))}
        </ul>
      )}
      {onDecide && (
        <div className={styles.actions}>
          <Button size="small" variant="secondary" disabled={busy} onClick={() => onDecide('keep')}>
            {staffTexts.keep}
          </Button>
          <Button size="small" variant="danger" disabled={busy} onClick={() => setRemoving(true)}>
            {staffTexts.remove}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={removing}
        title={staffTexts.removeTitle}
        confirm={staffTexts.remove}
        onClose={() => setRemoving(false)}
        onConfirm={() => {
          setRemoving(false)
          onDecide?.('remove')
        }}
      >
        <p>
          {staffTexts.removeNote} {isQuestion && staffTexts.repliesStay}
        </p>
      </ConfirmDialog>
      {onAnswer &&
        (answering ? (
          <AnswerForm
            key={id}
            busy={busy}
            onAnswer={onAnswer}
            onCancel={() => {
              // At once, since the button that has the focus is removed.
              flushSync(() => setAnswering(false))
              answerButton.current?.focus()
            }}
            {...form}
          />
        ) : (
          <div className={styles.actions}>
            <Button ref={answerButton} size="small" onClick={() => setAnswering(true)}>
              {staffTexts.answer}
            </Button>
          </div>
        ))}
    </Card>
  )
}
