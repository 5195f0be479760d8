import type { ReactNode } from 'react'
import { useUser } from 'shared/session'
import { Avatar } from 'shared/ui/Avatar'
import { Button } from 'shared/ui/Button'
import { HeartIcon, TrashIcon } from 'shared/ui/Icon'
import { IconButton } from 'shared/ui/IconButton'
import type { Comment } from '../../contract'
import { commentDate } from '../../rules/community/commentDate'
import styles from './CommentCard.module.css'

interface CommentCardProps {
  comment: Comment
  onLike: () => void
  onRemove: () => void
  /** Further actions, beside the like. */
  children?: ReactNode
}

/** A question or a reply. Only its author can delete it. */
export function CommentCard({ comment, onLike, onRemove, children }: CommentCardProps) {
  const me = useUser()
  const { id, content, userId, user, createdAt, likes } = comment
  if (userId === 0) return <p className={styles.removed}>Este comentario fue eliminado.</p>
  const isLiked = likes.some(like => like.userId === me.id)
  const isSent = id > 0
  return (
    <article className={styles.comment} aria-label={`Comentario de ${user.firstName}`}>
      <Avatar name={user.firstName} size="small" decorative />
      <div className={styles.body}>
        <p className={styles.head}>
          <strong>{user.firstName}</strong>
          <span className={styles.date}>{commentDate(createdAt)}</span>
        </p>
        <p className={styles.text}>{content}</p>
        {isSent ? (
          <div className={styles.actions}>
            <Button
              variant="quiet"
              size="small"
              className={isLiked ? styles.liked : ''}
              aria-pressed={isLiked}
              aria-label={`Me gusta: ${likes.length}`}
              icon={<HeartIcon size="small" />}
              onClick={onLike}
            >
              {likes.length}
            </Button>
            {children}
            {userId === me.id && (
              <IconButton label="Eliminar comentario" icon={<TrashIcon size="small" />} onClick={onRemove} />
            )}
          </div>
        ) : (
          <p className={styles.date}>Enviando…</p>
        )}
      </div>
    </article>
  )
}
