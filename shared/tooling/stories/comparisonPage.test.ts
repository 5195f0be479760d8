import { comparisonPage } from './writeComparison'

const story = (name: string) => ({ id: `a--${name}`, title: 'Comidas/Día', name, type: 'story' as const })
const names = { app: 'mf-diet', live: '0123456789abcdef', candidate: 'here' }

test('the page shows what differs, in the views in which it does, and what came or went', () => {
  const html = comparisonPage({
    ...names,
    compared: [
      { story: story('uno'), state: 'changed', differences: { 'phone-dark': 12 } },
      { story: story('dos'), state: 'added', differences: {} },
      { story: story('tres'), state: 'same', differences: {} },
    ],
  })
  expect(html).toContain('<h2>Cambian (1)</h2>')
  expect(html).toContain('pictures/a--uno.phone-dark.difference.png')
  expect(html).toContain('Diferencia: 12 pixeles')
  expect(html).not.toContain('a--uno.phone-light')
  expect(html).toContain('pictures/a--dos.desktop-dark.candidate.png')
  expect(html).not.toContain('a--dos.phone-light.live')
  expect(html).not.toContain('a--tres')
  expect(html).toContain('Iguales: 1 de 3')
})

test('nothing that differs is said, and what could not be compared too; names are text', () => {
  expect(comparisonPage({ ...names, compared: [] })).toContain('Ninguna historia se ve distinta.')
  const broken = { story: story('<img>'), state: 'changed' as const, differences: {}, problem: 'a < b' }
  const html = comparisonPage({ ...names, compared: [broken] })
  expect(html).toContain('No se pudo comparar: a &lt; b')
  expect(html).not.toContain('<img>')
})
