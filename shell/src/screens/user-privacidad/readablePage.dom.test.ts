import { readablePage } from './readablePage'

const data = {
  exportedAt: '2026-11-22T03:00:00.000Z',
  name: 'Ana Pérez',
  sections: {
    'Tus citas': { columns: ['Cuándo', 'Con'], rows: [['lunes', '<img src=x onerror=alert(1)>']] },
    'Tus pagos': { columns: ['Fecha'], rows: [] },
  },
}

const opened = () => new DOMParser().parseFromString(readablePage(data), 'text/html')

test('the page says whose data it is and of which day, and has a table a subject', () => {
  const page = opened()
  expect(page.title).toBe('Los datos de Ana Pérez en My Diet')
  expect(page.documentElement.lang).toBe('es-MX')
  expect(page.body.textContent).toContain('el 21 de noviembre de 2026')
  expect([...page.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['Tus citas'])
  expect([...page.querySelectorAll('td')].map(({ dataset }) => dataset.heading)).toEqual(['Cuándo', 'Con'])
})

test('what a person wrote is text in it, never a tag or a script', () => {
  const page = opened()
  expect(page.querySelectorAll('td')[1]?.textContent).toBe('<img src=x onerror=alert(1)>')
  expect(page.querySelectorAll('img, script')).toHaveLength(0)
})

test('a list whose first cells name the second has no heading to repeat', () => {
  const sections = { 'Tu cuenta': { columns: ['Dato', ''], rows: [['Nombre', 'Ana']] } }
  const page = new DOMParser().parseFromString(readablePage({ ...data, sections }), 'text/html')
  expect([...page.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual(['Dato'])
  expect([...page.querySelectorAll('tbody td')].map(td => td.getAttribute('data-heading'))).toEqual([
    'Dato',
    '',
  ])
  expect(page.querySelector('style')?.textContent).toContain('td[data-heading=""]::before{content:none}')
})

test('its letters are read as they are, and it has a look for paper', () => {
  expect(readablePage(data)).toMatch(/^<!doctype html>\n<html lang="es-MX"><head><meta charset="utf-8">/)
  expect(opened().querySelector('style')?.textContent).toContain('@media print')
})

test('its look asks nothing of the rules for styles of the page that makes it', () => {
  const made = jest.spyOn(Document.prototype, 'createElement')
  readablePage(data)
  expect(made.mock.calls.map(([tag]) => tag)).not.toContain('style')
})
