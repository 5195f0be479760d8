import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { forgetPresses, replayPresses } from './presses'

const html = readFileSync(join(__dirname, '../index.html'), 'utf8')
const script = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? ''

function page() {
  const pressed: string[] = []
  document.body.innerHTML =
    '<div id="root"><form><button type="button" id="eye">Mostrar</button><button id="enter">Ingresar</button></form></div>'
  new Function(script)()
  // As React does once it is loaded.
  const listen = () => {
    document.querySelector('form')?.addEventListener('submit', event => {
      event.preventDefault()
      pressed.push('sent')
    })
    document.querySelector('#eye')?.addEventListener('click', () => pressed.push('shown'))
  }
  const press = (id: string) => document.querySelector<HTMLElement>(`#${id}`)?.click()
  return { pressed, listen, press }
}

beforeEach(() => jest.spyOn(window, 'addEventListener'))
afterEach(() => {
  for (const [type, listener, options] of jest.mocked(window.addEventListener).mock.calls)
    window.removeEventListener(type, listener, options)
  jest.restoreAllMocks()
})

test('presses are held back until the page is interactive, and repeated in order, once', () => {
  const { pressed, listen, press } = page()
  press('eye')
  press('enter')
  listen()
  expect(pressed).toEqual([])
  replayPresses()
  expect(pressed).toEqual(['shown', 'sent'])
  replayPresses()
  press('enter')
  expect(pressed).toEqual(['shown', 'sent', 'sent'])
})

test('buttons work if the app is shown instead of the form', () => {
  const { pressed, listen, press } = page()
  forgetPresses()
  listen()
  press('enter')
  expect(pressed).toEqual(['sent'])
})
