import { MS_PER_DAY } from 'shared/dates/times'
import { deviceStore } from 'shared/offline/deviceStore'

/** The last signed-in person and the server's answers to them; emptied when they sign out. */
export const personalStore = deviceStore<unknown>('data')

/** The time in ms for which cached personal data may be shown without a network. */
export const CACHED_FOR_MS = 14 * MS_PER_DAY
