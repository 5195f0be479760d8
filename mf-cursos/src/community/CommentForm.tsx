import { type FormEvent, useState } from 'react'
import { notify } from 'shared/session'
import { Button } from 'shared/ui/Button'
import { TextArea } from 'shared/ui/TextArea'
import { commentMessages } from '../../messages'
import { commentLength, commentProblem } from '../../rules/community/commentProblem'
import styles from './CommentForm.module.css'

interface CommentFormProps {
  label: string
  isReply: boolean
  longest: number
  /** Rejects where the comment was not posted: then the text stays in the field. */
  onPost: (content: string) => Promise<unknown>
  onCancel?: () => void
}

/** A question or a reply. An empty one is refused by a notice (shared/product/cursos.md#community). */
export function CommentForm({ label, isReply, longest, onPost, onCancel }: CommentFormProps) {
  const [text, setText] = useState('')
  const length = commentLength(text)
  const tooLong = length > longest ? commentMessages.tooLong(longest) : undefined

  function post(event: FormEvent) {
    event.preventDefault()
    const problem = commentProblem(text, isReply, longest)
    if (problem) return notify({ type: 'error', title: commentMessages.title, message: problem })
    const content = text.trim()
    // The comment is in the list at once; where it is refused, its text comes back unless a new one was begun.
    setText('')
    onPost(content).catch(() => setText(now => now || content))
  }

  return (
    <form className={styles.form} onSubmit={post}>
      <TextArea
        label={label}
        rows={3}
        value={text}
        error={tooLong}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.foot}>
        <p className={styles.count}>
          {length} / {longest}
        </p>
        {onCancel && (
          <Button variant="quiet" size="small" onClick={onCancel}>
            Cancelar
          </Button>
        )}
        <Button type="submit" size="small">
          {isReply ? 'Responder' : 'Publicar'}
        </Button>
      </div>
    </form>
  )
}
