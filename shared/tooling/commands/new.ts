import { resolve } from 'node:path'
import { nameProblem } from '../generator/nameProblem'
import { newRemote } from '../generator/newRemote'

/** `npm run new -- mf-nuevo`: a remote that builds, runs and passes its own tests, for a team to begin with. */
const root = resolve(import.meta.dirname, '../../..')
const [remote = ''] = process.argv.slice(2)
const problem = remote === '' ? 'Which name? Usage: npm run new -- mf-nuevo' : nameProblem(root, remote)
if (problem) {
  console.error(problem)
  process.exit(2)
}

for (const file of newRemote(root, remote)) console.info(`  ${file}`)
console.info(`
${remote} is there: one screen, one call, one table, one rule, and their tests.

  npm run dev -w ${remote}
      the remote alone, hot
  npm start
      the house with it: sign in, then the menu entry, or /user/${remote.slice(3)}
  npx jest ${remote}/
      its own tests

Then read ${remote}/README.md, and say in .github/CODEOWNERS whose it is. Where the house runs in containers,
docker-compose.yml wants a service, a volume and a line in the shell for it, as its neighbours have.
To be rid of it: delete the folder, its lines in shell/server/slices.ts and .github/CODEOWNERS, and run npm install.`)
