import { resolve } from 'node:path'
import { nameProblem } from '../generator/nameProblem'
import { newRemote } from '../generator/newRemote'

/** `npm run new -- mf-nuevo`: a remote that builds, runs and passes its own tests, as a start for a team. */
const root = resolve(import.meta.dirname, '../../..')
const [remote = ''] = process.argv.slice(2)
const problem = remote === '' ? 'Which name? Usage: npm run new -- mf-nuevo' : nameProblem(root, remote)
if (problem) {
  console.error(problem)
  process.exit(2)
}

for (const file of newRemote(root, remote)) console.info(`  ${file}`)
console.info(`
${remote} is there: a screen with a form, a home widget, two calls, a table, a job with a mail, and their tests.

  npm run dev -w ${remote}
      the remote alone, hot
  npm start
      the product with it: sign in, then the menu entry, or /user/${remote.slice(3)}
  npm test -- ${remote}
      its own tests

Then read ${remote}/README.md. Its team in .github/CODEOWNERS is a guess: name yours.
To be rid of it: commit it first, then npm run remove -- ${remote}, which takes out nothing that no commit holds.`)
