import { useEffect, useRef, useState } from 'react'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { MessageIcon } from 'shared/ui/Icon'
import { PagedList } from 'shared/ui/PagedList'
import { Skeleton } from 'shared/ui/Skeleton'
import type { Comment } from '../../contract/community'
import { authorOf, type CommentActions, CommentCard, isTakenBack } from './CommentCard'
import { CommentForm } from './CommentForm'
import styles from './Thread.module.css'
import { draftNames, hasDraft } from './useCommentDraft'
import { isGone, useComments } from './useComments'

interface ThreadProps {
  question: Comment
  longest: number
  /** Answers what a person may do with a comment of `list`, which are the questions or this question's replies. */
  actionsOf: (list: ReturnType<typeof useComments>, comment: Comment) => CommentActions
  questions: ReturnType<typeof useComments>
  /** A reply was begun. */
  onReplying: () => void
  /** A reply was refused: others deleted the question meanwhile. */
  onGone: () => void
  /** The person closes the form of a reply. Answers whether the focus was moved: the question may go with its form. */
  onLeave: () => boolean
}

/** A question with its replies, which are loaded when they are opened. */
export function Thread({
  question,
  longest,
  actionsOf,
  questions,
  onReplying,
  onGone,
  onLeave,
}: ThreadProps) {
  const { id, courseId, answerCount } = question
  const draftName = draftNames.reply(courseId, id)
  // A reply that was begun is there again, unless the question cannot be replied to any more.
  const [restored, setRestored] = useState(
    () => hasDraft(draftName) && !isTakenBack(question) && !question.isReported,
  )
  const [replying, setReplying] = useState(restored)
  const [open, setOpen] = useState(restored)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the reply that was begun before
  useEffect(() => {
    if (restored) onReplying()
  }, [])
  const replyButton = useRef<HTMLButtonElement>(null)
  const author = authorOf(question)
  const replies = useComments({ courseId, parentId: id }, open)
  const { comments, query } = replies
  const count = Math.max(answerCount, comments?.length ?? 0)

  return (
    <Card as="div" className={styles.thread}>
      <CommentCard comment={question} longest={longest} actions={actionsOf(questions, question)}>
        <Button
          ref={replyButton}
          variant="quiet"
          size="small"
          icon={<MessageIcon size="small" />}
          aria-expanded={replying}
          onClick={() => {
            setRestored(false)
            setReplying(true)
            onReplying()
            setOpen(true)
          }}
        >
          Responder
        </Button>
      </CommentCard>
      {count > 0 && (
        <Button
          variant="quiet"
          size="small"
          className={styles.show}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Ocultar respuestas' : `Ver ${count} ${count === 1 ? 'respuesta' : 'respuestas'}`}
        </Button>
      )}
      {open && (
        <div className={styles.replies}>
          {query.isLoadingError ? (
            <ErrorCard
              title="No pudimos cargar las respuestas"
              retrying={query.isFetching}
              onRetry={() => void query.refetch()}
            />
          ) : !comments ? (
            <div aria-busy="true">
              <Skeleton width="70%" />
            </div>
          ) : (
            comments.length > 0 && (
              <PagedList
                label={isTakenBack(question) ? 'Respuestas' : `Respuestas a ${author}`}
                className={styles.list}
                items={comments}
                keyOf={comment => comment.id}
                onMore={replies.more}
                loading={replies.isLoadingMore}
                moreLabel="Ver más respuestas"
              >
                {comment => (
                  <CommentCard comment={comment} longest={longest} actions={actionsOf(replies, comment)} />
                )}
              </PagedList>
            )
          )}
          {replying && (
            <CommentForm
              label={author ? `Tu respuesta a ${author}` : 'Tu respuesta'}
              kind="reply"
              draftName={draftName}
              restored={restored}
              longest={longest}
              onPost={content =>
                replies.post(content).catch(error => {
                  if (isGone(error)) onGone()
                  throw error
                })
              }
              onClose={() => {
                setReplying(false)
                if (!onLeave()) replyButton.current?.focus({ preventScroll: true })
              }}
            />
          )}
        </div>
      )}
    </Card>
  )
}
