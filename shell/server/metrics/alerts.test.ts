import { Compile } from 'typebox/schema'
import { LIMITS } from '../operation/limits'
import { board, dashboardSchema, panels, rules } from './testing/rules'

const limitOf = (alert: string) =>
  Number(/[<>] ([\d.e]+)$/.exec(rules.find(rule => rule.alert === alert)?.expr ?? '')?.[1])

test('a rule and the page Estado have the same limits', () => {
  expect(limitOf('MyDietJobsLate')).toBe(LIMITS.jobLateMs.broken / 1000)
  expect(limitOf('MyDietMailsLate')).toBe(LIMITS.mailUnsentMs.broken / 1000)
  expect(limitOf('MyDietBackupOld')).toBe(LIMITS.backupOldMs / 1000)
})

test('every rule says in Spanish what happens and what to do, and whether it can wait', () => {
  for (const { for: lasting, labels, annotations } of rules) {
    expect(lasting).toMatch(/^\d+m$/)
    expect(['page', 'ticket']).toContain(labels.severity)
    expect(Object.values(annotations).filter(words => !words.endsWith('.'))).toEqual([])
  }
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
})

test('the panels of the board have numbers of their own and do not lie on each other', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
  )
  expect(new Set(cells).size).toBe(cells.length)
  expect(Math.max(...panels.map(({ gridPos }) => gridPos.x + gridPos.w))).toBeLessThanOrEqual(24)
})

test("the board is as Grafana's own type of a dashboard demands", () => {
  const schema = Compile(dashboardSchema)
  const [, findings] = schema.Errors(board)
  expect(findings).toEqual([])
  const [first] = panels
  const wrong = { ...board, panels: [{ ...first, gridPos: { ...first?.gridPos, w: 'wide' } }] }
  expect(schema.Check(wrong)).toBe(false)
})
