import { MS_PER_DAY } from 'shared/dates/times'
import { keptPlace } from 'shared/offline/keptPlace'

/** Who was here last and what the server told them: emptied when they go. */
export const keptData = keptPlace<unknown>('data')

/** What is kept of a person for a start without a network is not shown after two weeks. */
export const KEPT_FOR_MS = 14 * MS_PER_DAY
