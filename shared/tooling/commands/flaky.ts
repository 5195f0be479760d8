import { busyProcesses, repeatJourneys, repeatScreens } from '../testing/flaky'
import { installTools } from '../testing/installTools'

/**
 * `npm run flaky`: repeats journeys and screens ten times with two busy processes beside them, which is how a race of a
 * test is found. With names only the files whose path has one of them: `npm run flaky -- mealPlan week.spec`.
 */
const TIMES = 10
const BUSY = 2

const names = process.argv.slice(2)
installTools()
const busy = busyProcesses(BUSY)
const repeated = [...(await repeatScreens(names, TIMES)), ...(await repeatJourneys(names, TIMES))]
busy.end()

console.info(`\n${'file'.padEnd(80)} runs  failed tests`)
for (const { file, runs, failed } of repeated) {
  console.info(`${file.padEnd(80)} ${String(runs).padStart(4)}  ${Object.keys(failed).length}`)
  for (const [title, count] of Object.entries(failed)) console.info(`    ${count}× ${title}`)
}
const bad = repeated.filter(({ failed }) => Object.keys(failed).length > 0).length
console.info(`\n${repeated.length - bad} passed, ${bad} failed`)
process.exitCode = bad > 0 || repeated.length === 0 ? 1 : 0
