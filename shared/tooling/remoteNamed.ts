import { remotesOf } from 'shared/releases/onShelf'
import { remotes } from 'shared/releases/remotes'

/** The remote that a command was given; without a valid name the command ends with its usage. */
export const remoteNamed = (name: string | undefined, usage: string) => oneOf(remotes(), name, usage)

/** The remote, or the shell itself: what is released here. */
export const releasableNamed = (name: string | undefined, usage: string) =>
  oneOf(['shell', ...remotes()], name, usage)

/** The same, or a remote that another repository releases to this shelf. */
export const listedNamed = (name: string | undefined, usage: string, shelf: string) =>
  oneOf(['shell', ...remotesOf(shelf)], name, usage)

function oneOf(names: string[], name: string | undefined, usage: string): string {
  if (name && names.includes(name)) return name
  console.error(
    `${name ? `There is no ${name}.` : 'Which one?'} There are ${names.join(', ')}. Usage: ${usage}`,
  )
  process.exit(2)
}
