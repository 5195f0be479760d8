/** The text of shell/server/slices.ts with one more domain in it. */
export function joinSlices(source: string, name: string): string {
  const line = `import { ${name} } from 'mf-${name}/server/plugin'`
  const lines = source.split('\n')
  const place = lines.findIndex(other => !/^import \{.*\} from 'mf-/.test(other) || other > line)
  const list = /= \[([^\]]*)\]/
  if (!list.test(source)) throw new Error('shell/server/slices.ts has no list of slices to join')
  return [...lines.slice(0, place), line, ...lines.slice(place)]
    .join('\n')
    .replace(list, (_, names: string) => `= [${[...words(names), name].join(', ')}]`)
}

function words(list: string): string[] {
  return list
    .split(',')
    .map(word => word.trim())
    .filter(word => word !== '')
}
