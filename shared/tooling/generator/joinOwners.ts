/** The text of .github/CODEOWNERS with one more domain, after the last one. */
export function joinOwners(source: string, remote: string): string {
  const lines = source.split('\n')
  const last = lines.findLastIndex(line => line.startsWith('/mf-'))
  if (last < 0) throw new Error('.github/CODEOWNERS names no domain to stand beside')
  const width = (lines[last] ?? '').indexOf('@')
  const line = [`/${remote}/ `.padEnd(width), `@my-diet/${remote.slice(3)}`].join('')
  return [...lines.slice(0, last + 1), line, ...lines.slice(last + 1)].join('\n')
}
