/** The text of shell/server/slices.ts without one domain. */
export function leaveSlices(source: string, name: string): string {
  return source
    .split('\n')
    .filter(line => !line.startsWith(`import { ${name} } from 'mf-`))
    .join('\n')
    .replace(/= \[([^\]]*)\]/, (_, names: string) => `= [${otherWords(names, name).join(', ')}]`)
}

function otherWords(list: string, name: string): string[] {
  return list
    .split(',')
    .map(word => word.trim())
    .filter(word => word !== '' && word !== name)
}

/** The text of .github/CODEOWNERS without a domain's folder and its team: what the team shared is the platform's alone. */
export function leaveOwners(source: string, remote: string): string {
  const team = new RegExp(`@my-diet/${remote.slice(3)}(?= |$)`)
  return source
    .split('\n')
    .filter(line => !line.startsWith(`/${remote}/ `) && !team.test(line))
    .join('\n')
}

/** The text of docker-compose.yml, or of .env.example, without these variables of the environment. */
export function leaveVariables(source: string, names: ReadonlySet<string>): string {
  const isGone = (line: string) => names.has(/^ *([A-Z][A-Z0-9_]*)(?:: |=)/.exec(line)?.[1] ?? '')
  return source
    .split('\n')
    .filter(line => !isGone(line))
    .join('\n')
}
