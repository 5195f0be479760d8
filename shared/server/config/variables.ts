export type Environment = Readonly<Record<string, string | undefined>>

/** Reads a variable; undefined if it is not set, or wrong. `expected` completes the sentence «se esperaba …». */
export type Read = <T>(
  name: string,
  parse: (text: string) => T | undefined,
  expected: string,
) => T | undefined

/** Reports what is wrong besides single variables. */
export type Problem = (text: string) => void

export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(`La configuración no es válida:\n${problems.map(problem => `  - ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

/** Reads variables, and reports everything that is wrong with them at once, by the variable's name. */
export function readVariables<T>(environment: Environment, parse: (read: Read, problem: Problem) => T): T {
  const problems: string[] = []
  const read: Read = (name, parseOne, expected) => {
    const text = environment[name]?.trim()
    if (!text) return undefined
    const value = parseOne(text)
    if (value === undefined) problems.push(`${name}: se esperaba ${expected}.`)
    return value
  }
  const value = parse(read, text => problems.push(text))
  if (problems.length > 0) throw new ConfigError(problems)
  return value
}

export function origin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  return /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search ? url.origin : undefined
}
