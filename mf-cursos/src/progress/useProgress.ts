import { useMemo } from 'react'
import { CallRefused, dataOf } from 'shared/client'
import { useOfflineMutation } from 'shared/offline'
import { allOf, cachedOffline, useQuery, useQueryClient } from 'shared/query'
import { useUser } from 'shared/session'
import { progressMessages } from '../../messages'
import type { Category, CategoryProgress } from '../../rules/courseTree'
import { completeTopic } from '../../rules/progress/completeTopic'
import { progressFlags } from '../../rules/progress/progressFlags'
import { setSubtopic } from '../../rules/progress/setSubtopic'
import { syncProgress } from '../../rules/progress/syncProgress'
import { cursos, cursosChange } from '../api'
import { ownCoursesKey } from '../courses/useOwnCourses'

interface StoredProgress {
  id: number
  categories: CategoryProgress[]
}

/** *Marcar Completado*, *No Completado* and *next* on a subtopic, and *next* on a topic's last subtopic. */
type Change = { name: string } & ({ subtopic: number; status: boolean } | { topic: number })

const storedOf = ({ id, progress }: { id: number; progress: string }): StoredProgress => ({
  id,
  categories: JSON.parse(progress),
})

/**
 * The content of a course with the person's progress in it, undefined while it is loading, and how to change it. Where
 * there is no progress yet (400) it is created. Every change is saved at once, or kept on the device until it can be.
 */
export function useProgress(courseId: number, definition: Category[] | undefined) {
  const { id: userId } = useUser()
  const client = useQueryClient()
  const queryKey = ['cursos', 'progress', userId, courseId]

  const query = useQuery({
    ...cachedOffline,
    queryKey,
    queryFn: async (): Promise<StoredProgress> => {
      const known = await cursos('GET course-progress/{courseId}/{userId}', { params: { courseId, userId } })
      if (known.ok) return storedOf(known.data)
      if (known.status !== 400) throw new CallRefused(known.status, known.message)
      const body = {
        user: { id: userId },
        course: { id: courseId },
        progress: JSON.stringify(progressFlags(syncProgress(definition ?? []))),
      }
      return storedOf(await dataOf(cursos('POST course-progress', { body })))
    },
    enabled: definition !== undefined,
  })

  const changing = useOfflineMutation({
    // The change is applied to the cached progress before it is sent, so what is sent contains it.
    call: (_change: Change) => {
      const stored = client.getQueryData<StoredProgress>(queryKey)
      return cursosChange('PATCH course-progress/{progressId}', {
        params: { progressId: stored?.id ?? 0 },
        body: { progress: JSON.stringify(progressFlags(stored?.categories ?? [])) },
      })
    },
    queryKey,
    change: (stored: StoredProgress, change: Change) => ({
      ...stored,
      categories:
        'topic' in change
          ? completeTopic(stored.categories, change.topic)
          : setSubtopic(stored.categories, change.subtopic, change.status),
    }),
    fromAnswer: (_stored, answer) => storedOf(answer),
    // Each holds all of the earlier ones.
    deduplicationKey: () => `courses progress ${courseId}`,
    content: ({ name }) => progressMessages.change(name),
    failure: { title: progressMessages.failedTitle, message: progressMessages.failed },
    saysReason: true,
  })

  const stored = query.data
  const categories = useMemo(
    // The course comes with the person's status flags; they are shown until the progress itself is there.
    () => (definition && stored ? syncProgress(definition, stored.categories) : definition),
    [definition, stored],
  )
  const change = (variables: Change) =>
    changing.mutate(variables, {
      onSettled: () => client.invalidateQueries({ queryKey: ownCoursesKey(userId) }),
    })
  return {
    categories,
    /** Whether the progress is there, so that it can be changed. */
    isReady: stored !== undefined,
    loading: allOf(query),
    setCompleted: (subtopic: { id: number; name: string }, status: boolean) =>
      change({ name: subtopic.name, subtopic: subtopic.id, status }),
    completeTopic: (topic: { id: number; name: string }) => change({ name: topic.name, topic: topic.id }),
  }
}
