import { remotesOf } from 'shared/releases/onShelf'
import { readPointer } from 'shared/releases/pointer'
import { shelfIn } from 'shared/releases/shelf'
import { CommandRefused } from 'shared/server/slices/commandRefused'
import { VISITS_A_MEASURED_ONE } from '../../rules/reports/reportLimits'
import { readSupportCode } from '../../rules/reports/supportCode'
import { figuresOfReleases } from '../releases/releaseFigures'
import type { CommandContext, CommandWork } from '../runCommand'
import { measuresOf, newestProblems, type ProblemGroup, reportsOfCode } from './readReports'
import { filesOn, sourcesOn } from './sources'

const MOST_RELEASES = 5

export const USAGE = 'Uso: npm run reports -- mf-diet (o shell), o npm run reports -- code ABC123'

/** The work that an operator's command asks for; undefined if the words are not a command. */
export function reportsCommand(words: readonly string[]): CommandWork | undefined {
  const [first = '', second, ...more] = words
  if (more.length > 0) return undefined
  const code = first === 'code' && second !== undefined ? readSupportCode(second) : undefined
  if (code) return open => ofCode(open, code)
  return second === undefined && /^(shell|mf-[a-z]+)$/.test(first) ? open => ofRemote(open, first) : undefined
}

async function ofRemote({ context, say }: CommandContext, remote: string): Promise<void> {
  const { database, config, now } = context
  const names = ['shell', ...remotesOf(shelfIn(config.dataDir))]
  if (!names.includes(remote)) throw new CommandRefused(`No existe ${remote}. Existen: ${names.join(', ')}.`)
  const groups = await newestProblems(database, remote, now())
  const placeOf = placesOn(shelfIn(config.dataDir))
  say(
    groups.length === 0
      ? `${remote}: ninguna falla en 30 días.`
      : `${remote}: lo que falló, lo último primero.`,
  )
  for (const group of groups) sayGroup(group, say, placeOf)
  await sayMeasures({ context, say }, remote)
  await sayReleases({ context, say }, remote)
}

function sayGroup(
  { newest, times, firstAt, peopleToday, releases }: ProblemGroup,
  say: CommandContext['say'],
  placeOf: ReturnType<typeof placesOn>,
): void {
  say('')
  say(`${titleOf(newest)}  [${newest.fingerprint}]`)
  say(`  ${newest.kind} en ${newest.screen}, código ${newest.code ?? 'ninguno'}`)
  say(
    `  ${times} ${times === 1 ? 'vez' : 'veces'} desde ${firstAt.toISOString()}, la última ${newest.at.toISOString()}`,
  )
  say(`  personas hoy: ${peopleToday}`)
  say(
    `  versiones: ${releases.map(({ release, times: of }) => `${release || 'ninguna'} (${of})`).join(', ')}`,
  )
  for (const frame of newest.frames ?? []) say(`    en ${placeOf(newest, frame)}`)
}

/** The place of a failure: a line of the source, or a file whose bytes are not those of its release. */
function placesOn(shelf: string) {
  const inSource = sourcesOn(shelf)
  const inFile = filesOn(shelf)
  return ({ kind }: Pick<ProblemGroup['newest'], 'kind'>, frame: string) =>
    kind === 'integrity' ? inFile(frame) : inSource(frame)
}

function titleOf({ name, message, call, status }: ProblemGroup['newest']): string {
  return call ? `${call}: ${status}` : [name, message].filter(Boolean).join(': ')
}

async function sayMeasures(
  { context, say }: Pick<CommandContext, 'context' | 'say'>,
  remote: string,
): Promise<void> {
  const measures = await measuresOf(context.database, remote)
  if (measures.length === 0) return
  say('')
  say('Rapidez, p75 de cada pantalla:')
  for (const screen of new Set(measures.map(one => one.screen))) {
    const of = measures.filter(one => one.screen === screen)
    const visits = (of.find(({ measure }) => measure === 'VISIT')?.measured ?? 0) * VISITS_A_MEASURED_ONE
    const parts = of.flatMap(({ measure, p75 }) =>
      measure === 'VISIT' ? [] : `${measure} ${shown(measure, p75)}`,
    )
    say(`  ${screen}: ${[...parts, `unas ${visits} visitas`].join(', ')}`)
  }
}

const shown = (measure: string | null, value: number) =>
  measure === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`

/** The live release beside those before it, by what pages reported of each in 30 days. */
async function sayReleases(
  { context, say }: Pick<CommandContext, 'context' | 'say'>,
  remote: string,
): Promise<void> {
  const live = readPointer(shelfIn(context.config.dataDir), remote)?.release
  const all = (await figuresOfReleases(context.database)).filter(({ app }) => app === remote)
  if (all.length === 0) return
  say('')
  say('De cada entrega:')
  const sorted = all.sort((a, b) => Number(b.release === live) - Number(a.release === live))
  for (const { release, figures } of sorted.slice(0, MOST_RELEASES)) {
    const { visits, errors } = figures
    const perThousand = visits > 0 ? ` (${((errors / visits) * 1000).toFixed(1)} por cada mil)` : ''
    const vitals = (['lcp', 'inp', 'cls'] as const).flatMap(name => {
      const value = figures[name]
      return value === null ? [] : `${name.toUpperCase()} ${shown(name.toUpperCase(), value)}`
    })
    const parts = [
      `unas ${visits} visitas`,
      `${errors} ${errors === 1 ? 'falla' : 'fallas'}${perThousand}`,
      ...vitals,
    ]
    say(`  ${release === live ? '●' : ' '} ${release || 'ninguna'}: ${parts.join(', ')}`)
  }
}

async function ofCode({ context, say }: CommandContext, code: string): Promise<void> {
  const found = await reportsOfCode(context.database, code)
  const placeOf = placesOn(shelfIn(context.config.dataDir))
  if (found.length === 0) say(`${code}: no hay ningún aviso con ese código en los últimos 30 días.`)
  for (const report of found) {
    say(`${code}: ${titleOf(report)}  [${report.fingerprint}]`)
    say(`  ${report.kind} en ${report.screen}, ${report.at.toISOString()}`)
    say(`  ${report.remote}@${report.release || 'ninguna'}, shell@${report.shell || 'ninguna'}`)
    for (const frame of report.frames ?? []) say(`    en ${placeOf(report, frame)}`)
  }
}
