import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ComparedStory } from './compareAll'
import { VIEWS } from './photograph'

interface Comparison {
  app: string
  /** The names of the two releases. */
  live: string
  candidate: string
  compared: readonly ComparedStory[]
}

const STATES = { changed: 'Cambian', added: 'Nuevas', removed: 'Ya no están', same: 'Iguales' } as const
const VIEW_NAMES: Readonly<Record<string, string>> = {
  'phone-light': 'Teléfono, claro',
  'phone-dark': 'Teléfono, oscuro',
  'desktop-light': 'Escritorio, claro',
  'desktop-dark': 'Escritorio, oscuro',
}
const PICTURES = { live: 'En vivo', candidate: 'Candidata', difference: 'Diferencia' } as const

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { margin: 0 auto; max-width: 90rem; padding: 1rem }
  figure { margin: 0; flex: 1 1 0; min-width: 0 }
  figcaption { font-weight: 600 }
  img { max-width: 100%; border: 1px solid }
  .view { display: flex; gap: 1rem; align-items: flex-start; margin-bottom: 2rem }
`

/** Writes the page on which a designer sees what differs between two releases of a domain. */
export function writeComparison(folder: string, comparison: Comparison): void {
  writeFileSync(join(folder, 'index.html'), comparisonPage(comparison))
}

export function comparisonPage({ app, live, candidate, compared }: Comparison): string {
  const of = (state: ComparedStory['state']) => compared.filter(one => one.state === state)
  const sections = (['changed', 'added', 'removed'] as const).flatMap(state => {
    const stories = of(state)
    if (stories.length === 0) return []
    return [`<h2>${STATES[state]} (${stories.length})</h2>`, ...stories.map(storyHtml)]
  })
  return `<!doctype html>
<html lang="es-MX">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${text(app)}: ${text(live)} y ${text(candidate)}</title>
<style>${STYLE}</style>
<h1>${text(app)}</h1>
<p>En vivo <code>${text(live)}</code>, candidata <code>${text(candidate)}</code>.
${STATES.same}: ${of('same').length} de ${compared.length}.
<a href="storybook/index.html">Recorrer las dos en Storybook</a></p>
${sections.join('\n') || '<p>Ninguna historia se ve distinta.</p>'}
</html>
`
}

function storyHtml({ story, state, differences, problem }: ComparedStory): string {
  const views = state === 'changed' ? VIEWS.filter(view => view in differences) : VIEWS
  return [
    `<section><h3 id="${text(story.id)}">${text(story.title)} / ${text(story.name)}</h3>`,
    ...(problem
      ? [`<p>No se pudo comparar: ${text(problem)}</p>`]
      : views.map(view => viewHtml(story.id, state, view, differences[view]))),
    '</section>',
  ].join('\n')
}

function viewHtml(
  id: string,
  state: ComparedStory['state'],
  view: string,
  pixels: number | undefined,
): string {
  const names = Object.keys(PICTURES) as (keyof typeof PICTURES)[]
  const shown = names.filter(
    name =>
      state === 'changed' ||
      (state === 'added' && name === 'candidate') ||
      (state === 'removed' && name === 'live'),
  )
  const figures = shown.map(name => {
    const file = `pictures/${encodeURIComponent(id)}.${view}.${name}.png`
    const caption = `${PICTURES[name]}${name === 'difference' ? `: ${pixels} pixeles` : ''}`
    return `<figure><figcaption>${caption}</figcaption><img loading="lazy" src="${file}" alt="${PICTURES[name]}"></figure>`
  })
  return `<h4>${VIEW_NAMES[view]}</h4><div class="view">${figures.join('')}</div>`
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (words: string) => words.replace(/[&<>"]/g, letter => ESCAPES[letter] ?? letter)
