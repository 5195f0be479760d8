import { type AppEvent, events$ } from 'shared/session'
import { sessionSubject } from 'shared/session/writer'
import { queryClient } from '../queryClient'

/** The events of the page since the last beginning. */
export const heard: AppEvent[] = []
events$.subscribe(event => heard.push(event))

export const now = () => sessionSubject.value

/** The page as it starts: nothing is stored, and nobody has been asked for. */
export function beginAnew(): void {
  localStorage.clear()
  sessionSubject.next({ status: 'starting' })
  queryClient.clear()
  heard.length = 0
}
