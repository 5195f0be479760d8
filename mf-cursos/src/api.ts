import { callsOf } from 'shared/client'
import { offlineCallsOf } from 'shared/offline'
import type { buyingContract } from 'shared/published/buying'
import type { coursesContract } from 'shared/published/courses'
import { ownRelease } from 'shared/remote/ownRelease'
import type { cursosContract } from '../contract'

export const cursos = callsOf<typeof cursosContract>(ownRelease)
/** Changes that may wait on the device without a network, for `useOfflineMutation`. */
export const cursosChange = offlineCallsOf<typeof cursosContract>()
export const courses = callsOf<typeof coursesContract>(ownRelease)
export const buying = callsOf<typeof buyingContract>(ownRelease)
