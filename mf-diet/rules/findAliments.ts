import type { Aliment } from '../contract'

interface Found {
  /** The first of them: those whose name begins with what was typed, then those that hold it elsewhere. */
  aliments: Aliment[]
  /** How many more there are. */
  more: number
}

/** The foods with these words in their name, whatever their case and accents: `jicama` finds «Jícama picada». */
export function findAliments(aliments: readonly Aliment[], typed: string, limit: number): Found {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  const [first] = words
  if (!first) return { aliments: [], more: 0 }
  const found = aliments.filter(({ alimentos }) => words.every(word => plain(alimentos).includes(word)))
  const begins = ({ alimentos }: Aliment) => plain(alimentos).startsWith(first)
  const ordered = [...found.filter(begins), ...found.filter(aliment => !begins(aliment))]
  return { aliments: ordered.slice(0, limit), more: Math.max(0, ordered.length - limit) }
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()
}
