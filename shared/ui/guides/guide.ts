/** A page of words about a part of the design system, for designers. Storybook shows it in the tab «Guía». */
export interface Guide {
  /** The domain that has the part, where it is none of shared or the shell. */
  domain?: `mf-${string}`
  /** The part's purpose. */
  purpose: string
  /** The cases in which another part serves better. */
  avoid: string
  anatomy: readonly string[]
  do: readonly string[]
  dont: readonly string[]
  /** The props that a designer chooses, in their words, by the name in code. */
  props: Readonly<Record<string, string>>
}

/** The guides of a section of Storybook, by the parts' names in code. */
export type Guides = Readonly<Record<string, Guide>>

/** Props that several parts have, in the same words everywhere. */
export const common = {
  label: 'El nombre que se lee arriba del campo y que anuncia el lector de pantalla.',
  hint: 'Una línea de ayuda que siempre se ve.',
  error: 'Qué está mal y cómo se corrige; aparece junto al campo.',
  optional: 'Agrega «(opcional)» al nombre.',
  className: 'Solo para que la pantalla le dé su lugar; nunca cambia su aspecto.',
} as const
