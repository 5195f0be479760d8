const NAME = 'mf-[a-z]+'

/** The text of docker-compose.yml for these remotes: their services, their volumes, and their places before the shell. */
export const composeFor = (source: string, remotes: readonly string[]) =>
  written(source, remotes, [
    `^ {6}- releases-${NAME}:.*\n`,
    `^ {6}${NAME}: \\{.*\n`,
    `^ {2}${NAME}:\n(?: {4}.*\n)+\n`,
    `^ {2}releases-${NAME}:\n`,
  ])

/** The text of shell/gateway/upstreams.conf for these remotes: the lines of their addresses, and their servers. */
export const upstreamsFor = (source: string, remotes: readonly string[]) =>
  written(source, remotes, [`^ +~\\^/releases/${NAME}/ .*\n`, `\nupstream ${NAME} \\{\n(?: .*\n)+\\}\n`])

/** Each place has a passage a remote, one after the other; the first one is the pattern of all. */
function written(source: string, remotes: readonly string[], places: readonly string[]): string {
  return places.reduce((text, place) => {
    const passages = new RegExp(`(?:${place})+`, 'm')
    const [first = ''] = new RegExp(place, 'm').exec(text) ?? []
    const [name] = new RegExp(NAME).exec(first) ?? []
    if (!name) throw new Error(`No passage looks like ${place}, so none can be written.`)
    return text.replace(passages, () => remotes.map(remote => first.replaceAll(name, remote)).join(''))
  }, source)
}
