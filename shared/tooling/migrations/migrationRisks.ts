import type { AlterTableCmd, Constraint, Node, RangeVar, RawStmt } from '@pgsql/types'
import { parse } from 'libpg-query'

/** A statement that a practice, or the release before, may not survive while it works. */
export interface Risk {
  rule: Rule
  /** The first line of the statement. */
  statement: string
}

/** Why, and what to write in its place. */
export const RULES = {
  'required-column':
    'adds a column NOT NULL without DEFAULT: it fails where there are rows, and the release before does not fill it. Give it a DEFAULT',
  'rewritten-table': 'rewrites the whole table, and nobody reads it meanwhile. Add the column empty and fill it later',
  'checked-rows': 'checks all rows while the table is locked. Do it in two: NOT VALID, then VALIDATE CONSTRAINT',
  'unique-rows': 'builds the index while the table is locked. Create it in the database before, and add it with USING INDEX',
  'locking-index': 'lets nobody write to the table while the index is built. Only for small tables',
  'new-name': 'takes away a name that the release before uses. Add the new one, and take the old one away in a later release',
  'taken-away': 'takes away what the release before can still read. Take it away once no release uses it',
} as const
type Rule = keyof typeof RULES

/** `-- allowed locking-index: twelve rows`, above the statement. */
const ALLOWED = /--\s*allowed ([a-z-]+): \S+/g

/**
 * The risks of one migration, after the rules of Squawk that matter here. What it does to tables of its own is no risk:
 * they are empty. A comment above a statement allows one rule, with a reason.
 */
export async function migrationRisks(sql: string): Promise<Risk[]> {
  const { stmts = [] } = await parse(sql)
  const created = new Set(stmts.flatMap(({ stmt }) => createdBy(stmt)))
  const bytes = Buffer.from(sql)
  return stmts.flatMap((raw, at) => {
    // From the end of the statement before, so with the comments above it.
    const text = bytes.subarray(endOf(stmts[at - 1]), endOf(raw)).toString()
    const allowed = [...text.matchAll(ALLOWED)].map(([, rule]) => rule)
    const statement = text.replace(/--.*$/gm, '').trim().replace(/;$/, '').split('\n')[0] ?? ''
    const rules = rulesBrokenBy(raw.stmt, created).filter(rule => !allowed.includes(rule))
    return [...new Set(rules)].map(rule => ({ rule, statement }))
  })
}

/** In bytes. The last statement may have no end of its own. */
function endOf(raw: RawStmt | undefined): number | undefined {
  if (!raw) return 0
  return raw.stmt_len === undefined ? undefined : (raw.stmt_location ?? 0) + raw.stmt_len + 1
}

const nameOf = (table: RangeVar | undefined) => `${table?.schemaname ?? 'public'}.${table?.relname}`

function createdBy(stmt: Node | undefined): string[] {
  return stmt && 'CreateStmt' in stmt ? [nameOf(stmt.CreateStmt.relation)] : []
}

function rulesBrokenBy(stmt: Node | undefined, created: ReadonlySet<string>): Rule[] {
  if (!stmt) return []
  if ('IndexStmt' in stmt) {
    const { relation, concurrent } = stmt.IndexStmt
    return concurrent || created.has(nameOf(relation)) ? [] : ['locking-index']
  }
  if ('RenameStmt' in stmt) {
    const { renameType, relation } = stmt.RenameStmt
    const named = ['OBJECT_COLUMN', 'OBJECT_TABLE', 'OBJECT_SCHEMA', 'OBJECT_TYPE'].includes(renameType ?? '')
    return named && !created.has(nameOf(relation)) ? ['new-name'] : []
  }
  if ('DropStmt' in stmt) {
    const { removeType } = stmt.DropStmt
    return removeType === 'OBJECT_INDEX' || removeType === 'OBJECT_TRIGGER' ? [] : ['taken-away']
  }
  if ('AlterTableStmt' in stmt) {
    const { relation, cmds = [] } = stmt.AlterTableStmt
    if (created.has(nameOf(relation))) return []
    return cmds.flatMap(cmd => ('AlterTableCmd' in cmd ? rulesBrokenByChange(cmd.AlterTableCmd) : []))
  }
  return []
}

function rulesBrokenByChange({ subtype, def }: AlterTableCmd): Rule[] {
  switch (subtype) {
    case 'AT_AddColumn':
      return def && 'ColumnDef' in def ? rulesBrokenByColumn(constraintsIn(def.ColumnDef.constraints)) : []
    case 'AT_AddConstraint':
      return def && 'Constraint' in def ? rulesBrokenByConstraint(def.Constraint) : []
    case 'AT_AlterColumnType':
      return ['rewritten-table', 'new-name']
    case 'AT_SetNotNull':
      return ['checked-rows']
    case 'AT_DropColumn':
      return ['taken-away']
    default:
      return []
  }
}

const constraintsIn = (nodes: Node[] = []): Constraint[] =>
  nodes.flatMap(node => ('Constraint' in node ? [node.Constraint] : []))

/** Their value is the same in all rows, which are therefore not written. */
const SAME_IN_ALL_ROWS = ['now', 'timezone']

function rulesBrokenByColumn(constraints: readonly Constraint[]): Rule[] {
  const is = (...kinds: string[]) => constraints.find(({ contype }) => kinds.includes(contype ?? ''))
  const filled = is('CONSTR_DEFAULT', 'CONSTR_IDENTITY', 'CONSTR_GENERATED')
  const functions = JSON.stringify(is('CONSTR_DEFAULT')?.raw_expr ?? {}).matchAll(
    /"FuncCall":\{"funcname":\[.*?"sval":"(\w+)"\}\}\]/g,
  )
  const differs = [...functions].some(([, name = '']) => !SAME_IN_ALL_ROWS.includes(name))
  return [
    ...(is('CONSTR_NOTNULL') && !filled ? (['required-column'] as const) : []),
    ...(is('CONSTR_IDENTITY', 'CONSTR_GENERATED') || differs ? (['rewritten-table'] as const) : []),
    ...(is('CONSTR_UNIQUE', 'CONSTR_PRIMARY') ? (['unique-rows'] as const) : []),
    ...(is('CONSTR_CHECK', 'CONSTR_FOREIGN') ? (['checked-rows'] as const) : []),
  ]
}

function rulesBrokenByConstraint({ contype, skip_validation, indexname }: Constraint): Rule[] {
  if (contype === 'CONSTR_CHECK' || contype === 'CONSTR_FOREIGN') return skip_validation ? [] : ['checked-rows']
  if (contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_PRIMARY') return indexname ? [] : ['unique-rows']
  return contype === 'CONSTR_EXCLUSION' ? ['unique-rows'] : []
}
