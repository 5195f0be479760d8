import { dataOf } from 'shared/client'
import { useMutation, useQueryClient } from 'shared/query'
import { notify, useUser } from 'shared/session'
import { useUpload } from 'shared/uploads/useUpload'
import { labNotices } from '../../messages'
import { responses } from '../api'
import { responsesKey } from '../tests/useTests'

/** The upload of a lab's file, which is attached to its result afterwards. */
export function useLabUpload(responseId: number, lab: string) {
  const { id: userId } = useUser()
  const cache = useQueryClient()
  const attaching = useMutation({
    mutationFn: (file: string) =>
      dataOf(
        responses('PATCH form-responses/{id}', {
          params: { id: responseId },
          body: { data: JSON.stringify({ files: [{ lab, file }] }) },
        }),
      ),
    onSuccess: () => {
      notify({ type: 'success', title: labNotices.savedTitle, message: labNotices.saved })
      void cache.invalidateQueries({ queryKey: responsesKey(userId) })
    },
    onError: () => notify({ type: 'error', title: labNotices.failedTitle, message: labNotices.failed }),
  })
  const sending = useUpload({ kind: 'lab', onUploaded: name => attaching.mutate(name) })
  return { ...sending, isAttaching: attaching.isPending }
}
