import type { Comment } from '../../contract/community'

/** The pages of a list of comments that have been loaded. */
export interface CommentPages {
  pages: Comment[][]
  pageParams: unknown[]
}

/** The server's pages: a shorter one is the last. */
export const PAGE = 20

/** All loaded comments, each once: a comment that was added meanwhile shifts the next page by one. */
export function allComments({ pages }: CommentPages): Comment[] {
  return [...new Map(pages.flat().map(comment => [comment.id, comment])).values()]
}

/** Whether the last loaded page begins where the pages before it end, one of which the server now lists as `before`. */
export function isJoined({ pages }: CommentPages, before: readonly Comment[]): boolean {
  const last = before[PAGE - 1]
  return last !== undefined && pages.slice(0, -1).some(page => page.some(({ id }) => id === last.id))
}

export function mapComment(
  { pages, pageParams }: CommentPages,
  id: number,
  change: (comment: Comment) => Comment | undefined,
): CommentPages {
  const changed = (comment: Comment) => (comment.id === id ? change(comment) : comment)
  return {
    pages: pages.map(page => page.map(changed).filter(comment => comment !== undefined)),
    pageParams,
  }
}

/** Adds a comment at the place where its list shows a new one: questions begin with the newest, replies end with it. */
export function addComment(
  { pages, pageParams }: CommentPages,
  comment: Comment,
  at: 'begin' | 'end',
): CommentPages {
  const known = pages.some(page => page.some(({ id }) => id === comment.id))
  if (known) return { pages, pageParams }
  const place = at === 'begin' ? 0 : pages.length - 1
  return {
    pages: pages.map((page, index) =>
      index !== place ? page : at === 'begin' ? [comment, ...page] : [...page, comment],
    ),
    pageParams,
  }
}

/** The comment with the person's like added, or removed. */
export function withLike(comment: Comment, userId: number, liked: boolean): Comment {
  const others = comment.likes.filter(like => like.userId !== userId)
  return { ...comment, likes: liked ? [...others, { userId }] : others }
}

/** A question with replies stays above them without its text and its author. */
export function withoutAuthor(comment: Comment): Comment | undefined {
  return comment.answerCount === 0 ? undefined : takenBack(comment)
}

export function takenBack(comment: Comment): Comment {
  return {
    ...comment,
    content: '',
    userId: 0,
    user: { firstName: '' },
    likes: [],
    isMine: false,
    isAnonymous: false,
  }
}
