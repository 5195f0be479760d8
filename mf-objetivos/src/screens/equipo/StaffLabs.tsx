import { dataOf, refusalMessage } from 'shared/client'
import { saveFile } from 'shared/downloads/saveFile'
import { errorsOf } from 'shared/forms/errorsOf'
import { useMutation, useQuery, useQueryClient } from 'shared/query'
import { notify } from 'shared/session'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { Skeleton } from 'shared/ui/Skeleton'
import { staffMessages } from '../../../messages'
import { staff } from '../../api'
import { asParagraphs } from './asParagraphs'
import { LabList } from './LabList'

const labsKey = ['objetivos', 'staff', 'labs']

/** The uploaded labs that wait for the practice's response. */
export function StaffLabs() {
  const cache = useQueryClient()
  const list = useQuery({ queryKey: labsKey, queryFn: () => dataOf(staff('GET staff/labs')) })
  const opening = useMutation({
    mutationFn: async (id: number) => {
      const { name, content } = await dataOf(staff('GET staff/labs/{id}/file', { params: { id } }))
      const bytes = Uint8Array.from(atob(content), character => character.charCodeAt(0))
      saveFile(new Blob([bytes]), {
        name: `laboratorio-${id}${name.slice(name.lastIndexOf('.'))}`,
        type: 'application/octet-stream',
      })
    },
    onError: error =>
      notify({
        type: 'error',
        title: staffMessages.title,
        message: refusalMessage(error, staffMessages.fileFailed),
      }),
  })
  if (list.isLoadingError) {
    return (
      <ErrorCard
        title={staffMessages.labsFailed}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    )
  }
  if (!list.data) return <Skeleton shape="card" />
  return (
    <LabList
      labs={list.data}
      opening={opening.isPending}
      onOpen={id => opening.mutate(id)}
      onAnswer={async (id, text) => {
        const answer = await staff('POST staff/labs/{id}/response', {
          params: { id },
          body: { response: asParagraphs(text) },
        })
        if (!answer.ok) return errorsOf(answer)
        notify({ type: 'success', title: staffMessages.title, message: staffMessages.answered })
        await cache.invalidateQueries({ queryKey: labsKey })
        return {}
      }}
    />
  )
}
