import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useUser } from 'shared/session'
import { Avatar } from 'shared/ui/Avatar'
import { Button } from 'shared/ui/Button'
import { FlagIcon, HeartIcon, PencilIcon, TrashIcon } from 'shared/ui/Icon'
import { IconButton } from 'shared/ui/IconButton'
import { Tag } from 'shared/ui/Tag'
import type { Comment } from '../../contract/community'
import { communityTexts } from '../../messages'
import { commentDate } from '../../rules/community/commentDate'
import { commentLength } from '../../rules/community/commentProblem'
import { isEditable } from '../../rules/community/isEditable'
import styles from './CommentCard.module.css'
import { CommentForm } from './CommentForm'
import { draftNames } from './useCommentDraft'

export interface CommentActions {
  onLike: () => void
  onRemove: () => void
  onReport: () => void
  /** Rejects where the edit was refused. */
  onEdit: (content: string) => Promise<unknown>
}

interface CommentCardProps {
  comment: Comment
  longest: number
  actions: CommentActions
  /** Further actions, beside the like. */
  children?: ReactNode
}

/** A question or a reply. Its author edits it for a while and deletes it; others can report it. */
export function CommentCard({ comment, longest, actions, children }: CommentCardProps) {
  const me = useUser()
  /** The text that is being edited; it comes back where the edit is refused. */
  const [draft, setDraft] = useState<string>()
  const article = useRef<HTMLElement>(null)
  const isEditing = draft !== undefined
  const wasEditing = useRef(isEditing)
  // The form that had the focus is gone.
  useEffect(() => {
    if (wasEditing.current && !isEditing) article.current?.focus({ preventScroll: true })
    wasEditing.current = isEditing
  }, [isEditing])
  const { id, courseId, content, createdAt, likes, isMine, isEdited, isReported, specialist } = comment
  if (isTakenBack(comment)) return <p className={styles.removed}>{communityTexts.removed}</p>
  if (isReported) return <p className={styles.removed}>{communityTexts.reported}</p>
  const name = authorOf(comment)
  const isLiked = likes.some(like => like.userId === me.id)
  const isSent = id > 0
  return (
    <article ref={article} tabIndex={-1} className={styles.comment} aria-label={`Comentario de ${name}`}>
      <Avatar name={name} size="small" decorative />
      <div className={styles.body}>
        <p className={styles.head}>
          <strong>{name}</strong>
          {specialist && <Tag tone="green">{communityTexts.specialist}</Tag>}
          {isMine && comment.isAnonymous && <Tag>{communityTexts.withoutName}</Tag>}
          <span className={styles.date}>
            {commentDate(createdAt)}
            {isEdited && ` · ${communityTexts.edited}`}
          </span>
        </p>
        {isEditing ? (
          <CommentForm
            label={communityTexts.editing}
            kind="edit"
            draftName={draftNames.edit(courseId, id)}
            initial={draft}
            // A text of the other view may be longer than this view's limit.
            longest={Math.max(longest, commentLength(content))}
            onPost={text => {
              setDraft(undefined)
              return actions.onEdit(text).catch(error => {
                setDraft(text)
                throw error
              })
            }}
            onClose={() => setDraft(undefined)}
          />
        ) : (
          <p className={styles.text}>{content}</p>
        )}
        {!isSent && <p className={styles.date}>Enviando…</p>}
      </div>
      {isSent && !isEditing && (
        <div className={styles.actions}>
          <Button
            variant="quiet"
            size="small"
            className={isLiked ? styles.liked : ''}
            aria-pressed={isLiked}
            aria-label={`Me gusta: ${likes.length}`}
            icon={<HeartIcon size="small" />}
            onClick={actions.onLike}
          >
            {likes.length}
          </Button>
          {children}
          {isMine && isEditable(comment, new Date()) && (
            <IconButton
              label={communityTexts.edit}
              icon={<PencilIcon size="small" />}
              onClick={() => setDraft(content)}
            />
          )}
          {isMine ? (
            <IconButton
              label="Eliminar comentario"
              icon={<TrashIcon size="small" />}
              onClick={actions.onRemove}
            />
          ) : (
            <IconButton
              label={`${communityTexts.report} el comentario de ${name}`}
              icon={<FlagIcon size="small" />}
              onClick={actions.onReport}
            />
          )}
        </div>
      )}
    </article>
  )
}

/** Its author took it back; only the replies to it are left. */
export function isTakenBack({ userId, isAnonymous, specialist }: Comment): boolean {
  return userId === 0 && !isAnonymous && !specialist
}

export function authorOf({ isAnonymous, isMine, specialist, user }: Comment): string {
  if (specialist) return specialist
  return isAnonymous && !isMine ? communityTexts.nameless : user.firstName
}
