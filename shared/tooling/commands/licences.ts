import { licenceProblems } from '../workflows/licenceProblems'

/** `npm run licences`: whether each package that is in an image has a licence that the practice may use. */
const problems = licenceProblems()
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.info('Every package in production has a licence that is allowed.')
