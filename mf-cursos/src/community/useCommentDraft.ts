import { useState } from 'react'
import { draftStorage } from 'shared/forms/draftStorage'

interface CommentDraft {
  text: string
  isAnonymous: boolean
}

/** The names of the drafts: a course has one for its question, one for each reply, and one for each edit. */
export const draftNames = {
  question: (courseId: number) => `comment.${courseId}.question`,
  reply: (courseId: number, questionId: number) => `comment.${courseId}.reply.${questionId}`,
  edit: (courseId: number, commentId: number) => `comment.${courseId}.edit.${commentId}`,
}

export const hasDraft = (name: string): boolean => draftStorage(name).read() !== null

/**
 * The text that a person has typed and not posted: another tab of the course, Back and a reload lose nothing. The field is
 * emptied when the comment is sent, and its draft stays until the server or the device has it. So `useDraft`, which
 * stores the fields as they are, does not fit.
 */
export function useCommentDraft(name: string, initial: string) {
  // The storage of the person who opens the form.
  const [storage] = useState(() => draftStorage(name))
  const [kept] = useState(() => storage.read() as CommentDraft | null)
  const [text, setText] = useState(kept?.text ?? initial)
  const [isAnonymous, setAnonymous] = useState(kept?.isAnonymous ?? false)

  function keep(draft: CommentDraft) {
    setText(draft.text)
    setAnonymous(draft.isAnonymous)
    if (draft.text === initial) storage.forget()
    else storage.write(draft)
  }

  return {
    text,
    isAnonymous,
    type: (typed: string) => keep({ text: typed, isAnonymous }),
    hideName: (hidden: boolean) => keep({ text, isAnonymous: hidden }),
    empty: () => setText(''),
    /** The comment was not posted: its text is in the field again, unless a new one was begun meanwhile. */
    bringBack: (content: string) => setText(now => now || content),
    /** The comment is posted, or waits on the device. A text that was begun meanwhile stays stored. */
    posted(content: string) {
      if ((storage.read() as CommentDraft | null)?.text.trim() === content) storage.forget()
    },
    /** The person throws the text away. */
    forget: storage.forget,
  }
}
