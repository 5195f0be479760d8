import { plainly } from './traceQueries'

test.each([
  ['select "id" from "auth"."users" where "email" = \'ana@mydiet.mx\'', 'SELECT auth.users'],
  ['insert into "diet"."plans" ("day") values ($1)', 'INSERT diet.plans'],
  ['update jobs.job set state = $1', 'UPDATE jobs.job'],
  ['delete from "files" where "name" = $1', 'DELETE files'],
  ['begin', 'BEGIN'],
  ['', 'OTHER'],
])('%s is %s', (text, name) => {
  const { operation, table } = plainly(text)
  expect([operation, table].filter(Boolean).join(' ')).toBe(name)
})
