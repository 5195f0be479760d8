import { type FormEvent, useEffect, useRef } from 'react'
import { useOverlay } from 'shared/router'
import { notify } from 'shared/session'
import { Button } from 'shared/ui/Button'
import { Checkbox } from 'shared/ui/Checkbox'
import { TextArea } from 'shared/ui/TextArea'
import { commentMessages, communityTexts } from '../../messages'
import { commentLength, commentProblem } from '../../rules/community/commentProblem'
import styles from './CommentForm.module.css'
import { useCommentDraft } from './useCommentDraft'
import { COMMENT_NOTICE } from './useComments'

interface CommentFormProps {
  label: string
  kind: 'question' | 'reply' | 'edit'
  /** The name of its draft, one of `draftNames`. */
  draftName: string
  /** The text that is edited. */
  initial?: string
  longest: number
  /** The person may ask without their name. */
  allowsAnonymous?: boolean
  /** Rejects where the comment was not posted: then the text stays in the field. */
  onPost: (content: string, isAnonymous: boolean) => Promise<unknown>
  /** Closes the form: when the person cancels or goes back, and when a reply was posted and no other was begun meanwhile. */
  onClose?: () => void
  /** The form is there because of its draft. No press has opened it: it takes no focus, and Back leaves the screen. */
  restored?: boolean
}

const SUBMIT = { question: 'Publicar', reply: 'Responder', edit: 'Guardar' } as const

/** A question, a reply or an edit. An empty one is refused by a notice (shared/product/cursos.md#community). */
export function CommentForm(props: CommentFormProps) {
  const { label, kind, draftName, initial = '', longest, allowsAnonymous = false, restored = false } = props
  const { onPost, onClose } = props
  const draft = useCommentDraft(draftName, initial)
  const { text, isAnonymous } = draft
  const length = commentLength(text)
  const field = useRef<HTMLTextAreaElement>(null)
  const isPosting = useRef(false)
  // A press on a button has opened it, so the person wants to write at once.
  useEffect(() => {
    if (kind === 'question' || restored) return
    const end = field.current?.value.length ?? 0
    field.current?.focus()
    field.current?.setSelectionRange(end, end)
  }, [kind, restored])
  // Back undoes the press that has opened it; what was typed is there when it is opened again.
  useOverlay(onClose !== undefined && !restored, () => onClose?.())
  const tooLong = length > longest ? commentMessages.tooLong(longest) : undefined

  function post(event: FormEvent) {
    event.preventDefault()
    // The second press of a double tap finds the field emptied by the first: no mistake of the person.
    if (isPosting.current && text === '') return
    const problem = commentProblem(text, kind === 'reply', longest)
    if (problem)
      return notify({ type: 'error', title: commentMessages.title, message: problem, about: COMMENT_NOTICE })
    const content = text.trim()
    // The comment is in the list at once; where it is refused, its text comes back unless a new one was begun.
    draft.empty()
    isPosting.current = true
    onPost(content, allowsAnonymous && isAnonymous)
      .then(() => {
        draft.posted(content)
        if (kind === 'reply' && field.current?.value === '') onClose?.()
      })
      .catch(() => draft.bringBack(content))
      .finally(() => {
        isPosting.current = false
      })
  }

  return (
    <form className={styles.form} onSubmit={post}>
      <TextArea
        ref={field}
        label={label}
        rows={3}
        value={text}
        error={tooLong}
        onChange={({ target }) => draft.type(target.value)}
      />
      {allowsAnonymous && (
        <Checkbox
          label={communityTexts.askNameless}
          hint={communityTexts.askNamelessHint}
          checked={isAnonymous}
          onChange={({ target }) => draft.hideName(target.checked)}
        />
      )}
      <div className={styles.foot}>
        <p className={styles.count}>
          {length} / {longest}
        </p>
        {onClose && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              draft.forget()
              onClose()
            }}
          >
            Cancelar
          </Button>
        )}
        <Button type="submit" size="small">
          {SUBMIT[kind]}
        </Button>
      </div>
    </form>
  )
}
