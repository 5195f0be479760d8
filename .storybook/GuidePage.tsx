/** @jsxRuntime classic */
// Storybook's frame brings a React of its own, which has no runtime for JSX that matches ours.
import React, { type ReactNode } from 'react'
import { styled } from 'storybook/theming'
import type { Guide } from '../shared/ui/guides'

interface GuidePageProps {
  title: string
  code: string | undefined
  /** Undefined for a screen. */
  guide: Guide | undefined
  /** The names of the part's stories. */
  states: readonly string[]
}

/** The page of a part, the same form for each. */
export function GuidePage({ title, code, guide, states }: GuidePageProps) {
  const name = title
    .split('/')
    .at(-1)
    ?.replace(/ \(\w+\)$/, '')
  if (!guide) {
    return (
      <Page>
        <h1>{name}</h1>
        <p>Es una pantalla: las guías son de las partes, en «Componentes».</p>
      </Page>
    )
  }
  return (
    <Page>
      <h1>{name}</h1>
      <p>
        En código: <code>{code}</code>, en <code>shared/ui</code> o en el área que la usa.
      </p>
      <Part title="Para qué sirve">{guide.purpose}</Part>
      <Part title="Cuándo no">{guide.avoid}</Part>
      <Points title="Anatomía" points={guide.anatomy} />
      <Points title="Estados" points={states} />
      <Points title="Sí" points={guide.do} />
      <Points title="No" points={guide.dont} />
      {Object.keys(guide.props).length > 0 && (
        <>
          <h2>Lo que se puede elegir</h2>
          <dl>
            {Object.entries(guide.props).map(([prop, words]) => (
              <React.Fragment key={prop}>
                <dt>
                  <code>{prop}</code>
                </dt>
                <dd>{words}</dd>
              </React.Fragment>
            ))}
          </dl>
        </>
      )}
    </Page>
  )
}

function Page({ children }: { children: ReactNode }) {
  return (
    <Whole>
      <Words>{children}</Words>
    </Whole>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2>{title}</h2>
      <p>{children}</p>
    </>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {points.map(point => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  )
}

/** Storybook centres what a tab shows, and cuts off the beginning of what is higher than the window. */
const Whole = styled.div({ position: 'absolute', inset: 0, overflow: 'auto' })

/** Storybook's frame has its own theme; the tokens belong to the canvas. */
const Words = styled.article(({ theme }) => ({
  maxWidth: '44rem',
  margin: '0 auto',
  padding: '2rem 1.5rem 4rem',
  color: theme.color.defaultText,
  fontSize: '1rem',
  lineHeight: 1.6,
  h1: { fontSize: '1.75rem', margin: '0 0 .5rem' },
  h2: { fontSize: '1.125rem', margin: '1.75rem 0 .25rem' },
  'p, ul, dl': { margin: 0 },
  ul: { paddingInlineStart: '1.25rem' },
  dl: { display: 'grid', gridTemplateColumns: 'minmax(8rem, auto) 1fr', gap: '.25rem 1rem' },
  dd: { margin: 0 },
}))
