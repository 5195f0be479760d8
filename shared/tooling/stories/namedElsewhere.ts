import { RemoteJson } from 'shared/remote/remoteJson'
import { Value } from 'typebox/value'

/**
 * The shell, or a remote of a house elsewhere, whose list is not known here: the name has the form of one. A command
 * that was given none ends with its usage.
 */
export function namedElsewhere(name: string | undefined, usage: string): string {
  if (name === 'shell' || Value.Check(RemoteJson.properties.name, name)) return name as string
  console.error(`${name ?? 'Nothing'} is no name of a remote, such as mf-diet. Usage: ${usage}`)
  process.exit(2)
}
