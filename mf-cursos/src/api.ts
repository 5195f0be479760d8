import { callsOf } from 'shared/client'
import { offlineCallsOf } from 'shared/offline'
import { ownRelease } from 'shared/remote/ownRelease'
import type { communityContract } from '../contract/community'
import type { ownCoursesContract } from '../contract/courses'
import type { noticesContract } from '../contract/notices'
import type { productsContract } from '../contract/products'
import type { staffContract } from '../contract/staff'

type CursosContract = typeof communityContract &
  typeof noticesContract &
  typeof ownCoursesContract &
  typeof productsContract &
  typeof staffContract

export const cursos = callsOf<CursosContract>(ownRelease)
/** Changes that may wait on the device without a network, for `useOfflineMutation`. */
export const cursosChange = offlineCallsOf<CursosContract>(ownRelease)
