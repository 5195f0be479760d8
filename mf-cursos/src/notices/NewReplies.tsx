import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { CheckIcon } from 'shared/ui/Icon'
import { Tag } from 'shared/ui/Tag'
import type { ReplyNotice } from '../../contract/notices'
import { communityTexts, noticeTexts } from '../../messages'
import { authorOf } from '../community/CommentCard'
import styles from './NewReplies.module.css'

interface NewRepliesProps {
  notices: readonly ReplyNotice[]
  onRead: () => void
}

/** The unread replies to the person's questions, above the community. */
export function NewReplies({ notices, onRead }: NewRepliesProps) {
  if (notices.length === 0) return null
  return (
    <Card as="section" tone="sunken" className={styles.card} aria-label={noticeTexts.title(notices.length)}>
      <h2 className={styles.title}>{noticeTexts.title(notices.length)}</h2>
      <ul className={styles.list}>
        {notices.map(({ question, reply }) => (
          <li key={reply.id} className={styles.reply}>
            {question && <p className={styles.question}>{noticeTexts.toYourQuestion(question)}</p>}
            <p className={styles.author}>
              <strong>{authorOf(reply)}</strong>
              {reply.specialist && <Tag tone="green">{communityTexts.specialist}</Tag>}
            </p>
            <p className={styles.text}>{reply.content}</p>
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        size="small"
        className={styles.read}
        icon={<CheckIcon size="small" />}
        onClick={onRead}
      >
        {noticeTexts.read}
      </Button>
    </Card>
  )
}
