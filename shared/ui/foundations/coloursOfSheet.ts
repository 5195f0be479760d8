/** The colours of a style sheet by the names of their tokens: what it puts on what, and what it draws. */
export interface SheetColours {
  /** Text and ground of the same element, in each of its states. */
  pairs: { text: string; ground: string; where: string }[]
  texts: Set<string>
  grounds: Set<string>
  /** Of borders, outlines, shadows and drawings. */
  lines: Set<string>
}

interface Rule {
  selector: string
  values: ReadonlyMap<string, string>
}

const LINES = /^(border|outline|fill|stroke|box-shadow|accent-color|caret-color|text-decoration)/

export function coloursOfSheet(css: string): SheetColours {
  const rules = rulesOf(css)
  const places = rules.map(own => own.values).filter(values => [...values.keys()].some(isOwn))
  const tokensOf = (names: readonly string[]) => namesIn(places, names).flat()
  const textsOf = ({ values }: Rule) => named(values.get('color'))
  const groundsOf = ({ values }: Rule) => named(groundIn(values))
  return {
    pairs: rules.flatMap(rule =>
      combined(textsOf, groundsOf, rule, baseOf(rule, rules)).flatMap(pair =>
        namesIn(places, pair).map(([text = '', ground = '']) => ({ text, ground, where: rule.selector })),
      ),
    ),
    texts: new Set(tokensOf(rules.flatMap(textsOf))),
    grounds: new Set(tokensOf(rules.flatMap(groundsOf))),
    lines: new Set(tokensOf(rules.flatMap(linesOf))),
  }
}

function rulesOf(css: string): Rule[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '')
  return [...plain.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', declarations = '']) =>
    selectors
      .split(/,(?![^(]*\))/)
      .map(selector => ({ selector: selector.trim().replace(/\s+/g, ' '), values: valuesOf(declarations) })),
  )
}

function valuesOf(declarations: string) {
  return new Map(
    [...declarations.matchAll(/([\w-]+):\s*([^;]+)/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  )
}

/** The rules of the same element without its state, such as `.button` of `.button:hover`. */
function baseOf({ selector }: Rule, rules: readonly Rule[]): Rule[] {
  const stateless = withoutState(selector)
  return stateless === selector ? [] : rules.filter(other => other.selector === stateless)
}

function withoutState(selector: string): string {
  const simpler = selector.replace(/(?<!:):[\w-]+(\([^()]*\))?|\[[^\]]*\]|(?<!:):[\w-]+\(\s*\)/g, '')
  return simpler === selector ? selector : withoutState(simpler)
}

/** A state has the values of its element that it does not set itself. */
function combined(
  textsOf: (rule: Rule) => string[],
  groundsOf: (rule: Rule) => string[],
  rule: Rule,
  base: readonly Rule[],
): string[][] {
  const hasText = rule.values.has('color')
  const hasGround = groundIn(rule.values) !== undefined
  if (!hasText && !hasGround) return []
  const texts = hasText ? textsOf(rule) : base.flatMap(textsOf)
  const grounds = hasGround ? groundsOf(rule) : base.flatMap(groundsOf)
  return texts.flatMap(text => grounds.map(ground => [text, ground]))
}

const groundIn = (values: Rule['values']) => values.get('background') ?? values.get('background-color')

function linesOf({ values }: Rule): string[] {
  return [...values]
    .filter(([name]) => LINES.test(name))
    .flatMap(([, value]) => [...value.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = '']) => name))
}

/** The token of a value that is nothing but a token. */
function named(value = ''): string[] {
  const [, name] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
  return name ? [name] : []
}

const isOwn = (name: string) => name.startsWith('--')

/** Names of which a sheet's own ones are replaced by their tokens, once for each rule that gives them. */
function namesIn(places: readonly ReadonlyMap<string, string>[], names: readonly string[]): string[][] {
  const giving = places.filter(values => names.some(name => values.has(`--${name}`)))
  if (giving.length === 0) return [[...names]]
  return giving.map(values => names.map(name => named(values.get(`--${name}`))[0] ?? name))
}
