import { join } from 'node:path'
import { contentCommand } from './contentCommand'

test.each([
  [[]],
  [['load']],
  [['borrar', import.meta.dirname]],
  [['load', '--confirm']],
  [['load', import.meta.dirname, '--force']],
  [['check', import.meta.dirname, '--confirm']],
])('%j is no command', words => {
  expect(contentCommand(words)).toBe('Uso: npm run content -- load <carpeta> [--confirm], o check <carpeta>')
})

test('a folder that does not exist is named, before anything is opened', () => {
  const missing = join(import.meta.dirname, 'missing')
  expect(contentCommand(['load', missing])).toBe(`No existe la carpeta ${missing}.`)
  expect(contentCommand(['load', import.meta.filename])).toBe(`No existe la carpeta ${import.meta.filename}.`)
  for (const words of [
    ['load', import.meta.dirname],
    ['load', '--confirm', import.meta.dirname],
    ['check', import.meta.dirname],
  ]) {
    expect(contentCommand(words)).toBeInstanceOf(Function)
  }
})
