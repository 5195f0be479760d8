import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

interface Rule {
  alert: string
  expr: string
  for: string
  labels: { severity: string }
  annotations: { summary: string; description: string }
}

interface Panel {
  id: number
  title: string
  gridPos: { h: number; w: number; x: number; y: number }
  targets: { refId: string; expr: string }[]
}

const RULES_FILE = join(import.meta.dirname, '../alerts.yml')

export const rules: readonly Rule[] = parse(readFileSync(RULES_FILE, 'utf8')).groups.flatMap(
  (group: { rules: Rule[] }) => group.rules,
)

export const board: { panels: readonly Panel[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../board.json'), 'utf8'),
)

export const { panels } = board

/** Grafana's own type of a dashboard, as a JSON schema. */
export const dashboardSchema: object = JSON.parse(
  readFileSync(join(import.meta.dirname, 'dashboard.schema.json'), 'utf8'),
)

/** The names of our own measures and of the process's in all expressions. `up` is Prometheus' own. */
export function measuresAskedFor(): Set<string> {
  const expressions = [...rules, ...panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr)
  return new Set(expressions.flatMap(expr => expr.match(/\b(mydiet|nodejs|process)_\w+/g) ?? []))
}
