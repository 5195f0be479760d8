import { dataOf } from 'shared/client'
import { useOfferedCourses } from 'shared/courses/useOfferedCourses'
import { ownedCourseIds } from 'shared/entitlements'
import { useMutation } from 'shared/query'
import { announce, notify, useUser } from 'shared/session'
import { givingUpMessages } from '../../messages'
import { courses } from '../api'

export interface OwnCourse {
  id: number
  title: string
}

const WITHDRAWN = 'Curso que ya no se ofrece'

/** The person's courses, undefined until their titles are known, and how to give one up. */
export function useOwnCourses() {
  const user = useUser()
  const ids = [...new Set(ownedCourseIds(user))]
  const offered = useOfferedCourses({ enabled: ids.length > 0 })
  const titleOf = (id: number) => offered.data?.find(course => course.id === id)?.title ?? WITHDRAWN
  const own = ids.length === 0 || offered.data ? ids.map(id => ({ id, title: titleOf(id) })) : undefined

  const givingUp = useMutation({
    mutationFn: ({ id }: OwnCourse) =>
      dataOf(courses('POST courses/unassignFromUser', { body: { userId: user.id, courseId: id } })),
    onSuccess: (_answer, { title }) => {
      announce({ type: 'holdingsChanged', changesPerson: {} })
      notify({
        type: 'success',
        title: givingUpMessages.doneTitle,
        message: givingUpMessages.done(title),
      })
    },
    onError: () =>
      notify({ type: 'error', title: givingUpMessages.failureTitle, message: givingUpMessages.failed }),
  })

  return {
    own,
    failed: offered.isLoadingError,
    retrying: offered.isFetching,
    retry: () => void offered.refetch(),
    giveUp: givingUp.mutateAsync,
    givingUp: givingUp.isPending,
  }
}
