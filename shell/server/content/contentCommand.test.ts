import { join } from 'node:path'
import { contentCommand } from './contentCommand'

test.each([
  [[]],
  [['load']],
  [['borrar', __dirname]],
  [['load', '--confirm']],
  [['load', __dirname, '--force']],
  [['check', __dirname, '--confirm']],
])('%j is no command', words => {
  expect(contentCommand(words)).toBe('Uso: npm run content -- load <carpeta> [--confirm], o check <carpeta>')
})

test('a folder that does not exist is named, before anything is opened', () => {
  const missing = join(__dirname, 'missing')
  expect(contentCommand(['load', missing])).toBe(`No existe la carpeta ${missing}.`)
  expect(contentCommand(['load', __filename])).toBe(`No existe la carpeta ${__filename}.`)
  for (const words of [
    ['load', __dirname],
    ['load', '--confirm', __dirname],
    ['check', __dirname],
  ]) {
    expect(contentCommand(words)).toBeInstanceOf(Function)
  }
})
