import { created, notFound, ok } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import type { Comment } from '../../contract/community'
import { commentRefusals } from '../../messages'
import type { CommunityCalls } from '../cursosCalls'
import { addComment } from './addComment'
import { changeLike } from './changeLike'
import { asComments, like, lockWithQuestion, removeComment, type StoredComment, unlike } from './commentStore'
import { editComment } from './editComment'
import { listCalls } from './listCalls'
import { reportComment } from './reportComment'

export function commentCalls(context: SliceContext): CommunityCalls {
  const { database, ports } = context

  async function asWritten(comment: StoredComment, author: number): Promise<Comment> {
    const [written] = await asComments(database, ports.people, [comment], author)
    if (!written) throw new Error('the comment was written and is not there')
    return written
  }

  return {
    ...listCalls(context),

    'POST commentary': async ({ person, body, idempotencyKey }) => {
      const added = await addComment(context, { userId: person.id, body, key: idempotencyKey })
      return added.ok ? created(await asWritten(added.data, person.id)) : added
    },

    'PATCH commentary/{id}': async ({ person, params, body }) => {
      const edited = await editComment(context, { userId: person.id, id: params.id, content: body.content })
      return edited.ok ? ok(await asWritten(edited.data, person.id)) : edited
    },

    'POST commentary/{id}/report': ({ person, params, body }) =>
      reportComment(context, { userId: person.id, commentId: params.id, reason: body.reason }),

    'DELETE commentary/{id}': ({ person, params }) =>
      database.transaction(async transaction => {
        const comment = await lockWithQuestion(transaction, params.id)
        if (comment?.userId !== person.id) return notFound(commentRefusals.unknown)
        await removeComment(transaction, comment)
        return ok({})
      }),

    'POST commentary/{id}/like': async ({ person, params }) => {
      const liked = { userId: person.id, commentId: params.id }
      const changed = await changeLike(context, liked, like)
      return changed.ok ? created(liked) : changed
    },

    'DELETE commentary/{id}/like': async ({ person, params }) => {
      const changed = await changeLike(context, { userId: person.id, commentId: params.id }, unlike)
      return changed.ok ? ok({}) : changed
    },
  }
}
