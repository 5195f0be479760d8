/** The text of docker-compose.yml with one more remote: its service, its volume, and its place before the shell. */
export function joinCompose(source: string, remote: string): string {
  const neighbour = lastOf(source, /^ {2}(mf-[a-z]+):$/gm, 'docker-compose.yml')
  const places = [
    `^ {6}- releases-${neighbour}:.*\n`,
    `^ {6}${neighbour}: \\{.*\n`,
    `^ {2}${neighbour}:\n(?: {4}.*\n)+\n`,
    `^ {2}releases-${neighbour}:\n`,
  ]
  return places.reduce((text, place) => repeated(text, place, neighbour, remote), source)
}

/** The text of shell/gateway/upstreams.conf with one more remote: the line of its addresses, and its server. */
export function joinUpstreams(source: string, remote: string): string {
  const neighbour = lastOf(source, /^upstream (mf-[a-z]+) \{$/gm, 'shell/gateway/upstreams.conf')
  const places = [`^ +~\\^/releases/${neighbour}/ .*\n`, `\nupstream ${neighbour} \\{\n(?: .*\n)+\\}\n`]
  return places.reduce((text, place) => repeated(text, place, neighbour, remote), source)
}

function lastOf(source: string, pattern: RegExp, file: string): string {
  const name = [...source.matchAll(pattern)].at(-1)?.[1]
  if (!name) throw new Error(`${file} names no remote to stand beside`)
  return name
}

/** The text with a copy of the first passage about the neighbour, written for the remote and placed after it. */
function repeated(text: string, place: string, neighbour: string, remote: string): string {
  const passage = new RegExp(place, 'm')
  if (!passage.test(text)) throw new Error(`Nothing looks like ${place}, so ${remote} cannot stand beside it`)
  return text.replace(passage, found => found + found.replaceAll(neighbour, remote))
}
