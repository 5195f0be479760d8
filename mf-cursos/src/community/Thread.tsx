import { useState } from 'react'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { MessageIcon } from 'shared/ui/Icon'
import { PagedList } from 'shared/ui/PagedList'
import { Skeleton } from 'shared/ui/Skeleton'
import type { Comment } from '../../contract'
import { CommentCard } from './CommentCard'
import { CommentForm } from './CommentForm'
import styles from './Thread.module.css'
import { useComments } from './useComments'

interface ThreadProps {
  question: Comment
  longest: number
  onLike: () => void
  onRemove: (comment: Comment, remove: () => void) => void
  remove: () => void
}

/** A question with its replies, which are loaded when they are opened. */
export function Thread({ question, longest, onLike, onRemove, remove }: ThreadProps) {
  const [open, setOpen] = useState(false)
  const [replying, setReplying] = useState(false)
  const { id, courseId, answerCount, user } = question
  const replies = useComments({ courseId, parentId: id }, open)
  const { comments, query } = replies
  const count = Math.max(answerCount, comments?.length ?? 0)
  const isTakenBack = question.userId === 0

  return (
    <Card as="div" className={styles.thread}>
      <CommentCard comment={question} onLike={onLike} onRemove={() => onRemove(question, remove)}>
        <Button
          variant="quiet"
          size="small"
          icon={<MessageIcon size="small" />}
          aria-expanded={replying}
          onClick={() => {
            setReplying(true)
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
                label={isTakenBack ? 'Respuestas' : `Respuestas a ${user.firstName}`}
                className={styles.list}
                items={comments}
                keyOf={comment => comment.id}
                onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
                loading={query.isFetchingNextPage}
                moreLabel="Ver más respuestas"
              >
                {comment => (
                  <CommentCard
                    comment={comment}
                    onLike={() => replies.like(comment)}
                    onRemove={() => onRemove(comment, () => replies.remove(comment))}
                  />
                )}
              </PagedList>
            )
          )}
          {replying && (
            <CommentForm
              label={`Tu respuesta a ${user.firstName}`}
              isReply
              longest={longest}
              onPost={replies.post}
              onCancel={() => setReplying(false)}
            />
          )}
        </div>
      )}
    </Card>
  )
}
