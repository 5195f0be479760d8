import type { Registry } from 'shared/remote/remoteJson'
import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals'
import type { Measure, VitalReport } from '../../contract/reports'
import { placeOf } from './toReport'

/** The screen that the page shows and since when, in the page's own milliseconds. */
interface Stay {
  since: number
  pathname: string
}

/**
 * Measures a visit: each screen that is opened, and how soon and how quietly the page answers. A measure belongs to the
 * screen on which its moment fell.
 */
export function measureVisit(registry: Registry, add: (report: VitalReport) => void): void {
  const stays: Stay[] = []
  const tell = (measure: Measure, value: number, pathname: string) =>
    add({ ...placeOf(registry, pathname), measure, value })
  const arrive = (since: number) => {
    const { pathname } = location
    if (stays.at(-1)?.pathname === pathname) return
    stays.push({ since, pathname })
    tell('VISIT', 1, pathname)
  }
  const told = ({ name, value, entries }: MetricType) => {
    const moment = entries.at(-1)?.startTime ?? 0
    const stay = stays.filter(({ since }) => since <= moment).at(-1)
    tell(name as Measure, value, stay?.pathname ?? location.pathname)
  }
  arrive(0)
  // A change of the address has no event, and every screen sets the title when it arrives.
  new MutationObserver(() => arrive(performance.now())).observe(document.head, {
    childList: true,
    subtree: true,
  })
  onLCP(told)
  onINP(told)
  onCLS(told)
}
