import { MS_PER_DAY } from 'shared/dates/times'
import { deviceStore } from 'shared/offline/deviceStore'

/** Who was signed in last and what the server told them; emptied when they leave. */
export const personalStore = deviceStore<unknown>('data')

/** How long what is cached of a person may be shown without a network. */
export const CACHED_FOR_MS = 14 * MS_PER_DAY
