import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { contrast, PAIRS } from './contrast'
import styles from './TokensPage.module.css'

interface TokensPageProps {
  theme: 'light' | 'dark'
}

type Tokens = ReadonlyMap<string, string>

/** Drawn from the custom properties themselves, so it shows the screens' values. */
export function TokensPage({ theme }: TokensPageProps) {
  const page = useRef<HTMLDivElement>(null)
  const [tokens, setTokens] = useState<Tokens>(new Map())
  useLayoutEffect(() => {
    if (page.current) setTokens(read(page.current))
  }, [])
  const named = (prefix: RegExp) => [...tokens].filter(([name]) => prefix.test(name))
  const colours = [...tokens].filter(([name, value]) => value.startsWith('#') && !name.startsWith('food-'))

  return (
    <div ref={page} className={styles.page} data-theme={theme}>
      <h1>Tokens, tema {theme === 'light' ? 'claro' : 'oscuro'}</h1>
      <p className={styles.lead}>
        Cada valor se lee de <code>shared/ui/tokens.css</code>. Junto a cada color, su contraste con los
        textos o fondos que le tocan (AA pide 4.5; líneas y foco, 3).
      </p>

      <Section title="Color">
        <ul className={styles.swatches}>
          {colours.map(([name, value]) => (
            <Colour key={name} name={name} value={value} tokens={tokens} />
          ))}
        </ul>
      </Section>

      <Section title="Color de los alimentos (solo en ilustraciones)">
        <ul className={styles.swatches}>
          {named(/^food-/).map(([name, value]) => (
            <Colour key={name} name={name} value={value} tokens={tokens} />
          ))}
        </ul>
      </Section>

      <Section title="Letra">
        {named(/^text-/).map(([name]) => (
          <div key={name} className={styles.row}>
            <code>{name}</code>
            <p className={styles.sample} style={{ fontSize: `var(--${name})` }}>
              Tu salud empieza en tu plato
            </p>
          </div>
        ))}
        {named(/^weight-/).map(([name]) => (
          <div key={name} className={styles.row}>
            <code>{name}</code>
            <p style={{ fontWeight: `var(--${name})` }}>Enchiladas suizas con espinaca</p>
          </div>
        ))}
      </Section>

      <Section title="Espacio">
        {named(/^space-/).map(([name, value]) => (
          <div key={name} className={styles.row}>
            <code>
              {name} {value}
            </code>
            <span className={styles.bar} style={{ width: `var(--${name})` }} />
          </div>
        ))}
      </Section>

      <Section title="Radio">
        <ul className={styles.boxes}>
          {named(/^radius-/).map(([name]) => (
            <li key={name} className={styles.box} style={{ borderRadius: `var(--${name})` }}>
              <code>{name.replace('radius-', '')}</code>
            </li>
          ))}
        </ul>
      </Section>

      <Section title="Sombra">
        <ul className={styles.boxes}>
          {named(/^shadow-(?!color)/).map(([name]) => (
            <li key={name} className={styles.box} style={{ boxShadow: `var(--${name})` }}>
              <code>{name.replace('shadow-', '')}</code>
            </li>
          ))}
        </ul>
      </Section>

      <Section title="Movimiento">
        {named(/^(motion|ease)/).map(([name, value]) => (
          <div key={name} className={styles.row}>
            <code>{name}</code>
            <code>{value}</code>
          </div>
        ))}
      </Section>

      <Section title="Medidas y capas">
        {named(/^(icon|size|target|control|width|stroke|layer)/).map(([name, value]) => (
          <div key={name} className={styles.row}>
            <code>{name}</code>
            <code>{value}</code>
          </div>
        ))}
      </Section>
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Colour({ name, value, tokens }: { name: string; value: string; tokens: Tokens }) {
  const pairs = PAIRS.filter(
    pair => pair.text === name || (pair.ground === name && pair.text.startsWith('on-')),
  )
  const least = pairs
    .map(pair => ({ ...pair, ratio: contrast(tokens.get(pair.text) ?? '', tokens.get(pair.ground) ?? '') }))
    .sort((a, b) => a.ratio / a.least - b.ratio / b.least)[0]
  return (
    <li className={styles.swatch}>
      <span className={styles.colour} style={{ background: `var(--${name})` }} />
      <code>{name}</code>
      <small>{value}</small>
      {least && (
        <small>
          {least.ratio.toFixed(1)} {least.text === name ? `sobre ${least.ground}` : `con ${least.text}`}
        </small>
      )}
    </li>
  )
}

/** The names from the style sheets, with the values of the page's own element. */
function read(element: HTMLElement): Tokens {
  const names = new Set<string>()
  for (const sheet of document.styleSheets) {
    if (sheet.href && !sheet.href.startsWith(location.origin)) continue
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSStyleRule) || !rule.selectorText.startsWith(':root')) continue
      for (const property of rule.style) if (property.startsWith('--')) names.add(property)
    }
  }
  const style = getComputedStyle(element)
  return new Map([...names].map(name => [name.slice(2), style.getPropertyValue(name).trim()]))
}
