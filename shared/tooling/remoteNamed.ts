import { remotes } from 'shared/releases/remotes'

/** The remote a command was given, or an end with a word on how to say it. */
export function remoteNamed(name: string | undefined, usage: string): string {
  if (name && remotes().includes(name)) return name
  console.error(
    `${name ? `There is no remote ${name}.` : 'Which remote?'} The remotes are ${remotes().join(', ')}. Usage: ${usage}`,
  )
  process.exit(2)
}
