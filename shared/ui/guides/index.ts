import { actions } from './actions'
import { content } from './content'
import { forms } from './forms'
import type { Guide, Guides } from './guide'
import { places } from './places'

export type { Guide }

/** All guides, by the name in code that ends a story's title: «Botón (Button)». */
export const guides: Guides = { ...actions, ...content, ...forms, ...places }

/** The guide of the part that a title names; undefined for screens. */
export function guideOf(title: string): Guide | undefined {
  return guides[codeNameIn(title) ?? '']
}

export function codeNameIn(title: string): string | undefined {
  return /\((\w+)\)$/.exec(title)?.[1]
}
