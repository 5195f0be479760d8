import { isOnline } from 'shared/offline/connection'
import { ownRelease } from 'shared/remote/ownRelease'
import type { Registry } from 'shared/remote/remoteJson'
import { whenIdle } from 'shared/screen/whenIdle'
import { currentToken } from 'shared/session/bus'
import type { ClientReports, ProblemReport, VitalReport } from '../../contract/reports'
import { MOST_REPORTS, VISITS_A_MEASURED_ONE } from '../../rules/reports/reportLimits'
import { measureVisit } from './measureVisit'
import { takeProblems } from './problems'
import { toReport } from './toReport'

/** The longest wait of a report, in ms. */
const LONGEST = 5_000

/** Tells the server what fails in this page, and, of some visits, how fast it is. It never disturbs the person. */
export function sendReports(registry: Registry): void {
  const problems: ProblemReport[] = []
  const vitals: VitalReport[] = []
  let due = false

  function send() {
    due = false
    while (problems.length + vitals.length > 0)
      post({
        shell: ownRelease?.split('@')[1],
        problems: problems.splice(0, MOST_REPORTS),
        vitals: vitals.splice(0, MOST_REPORTS),
      })
  }

  /** A page that is left may have no idle moment any more. */
  function sendSoon() {
    if (due) return
    due = true
    if (document.visibilityState === 'hidden') queueMicrotask(send)
    else whenIdle(send, LONGEST)
  }

  takeProblems(problem => {
    problems.push(toReport(registry, problem))
    sendSoon()
  })
  if (Math.random() * VISITS_A_MEASURED_ONE < 1)
    measureVisit(registry, vital => {
      vitals.push(vital)
      // Measures that come while the page is used wait for its end.
      if (document.visibilityState === 'hidden') sendSoon()
    })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sendSoon())
}

/** Not by `shared/client`: the request outlives its page, and its failure says nothing about the connection. */
function post(reports: ClientReports): void {
  if (!isOnline()) return
  const token = currentToken()
  void fetch('/api/client-reports', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(reports),
  })
    // An answer whose body is not read, such as a gateway's 502, keeps its connection.
    .then(answer => answer.text())
    .catch(() => undefined)
}
