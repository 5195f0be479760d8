import { errorName } from './errorName'
import { framesOf, isFrame } from './frames'
import { plainMessage } from './plainMessage'
import { newSupportCode, readSupportCode } from './supportCode'

describe('plainMessage', () => {
  test.each([
    ["Cannot read properties of undefined (reading 'map')"],
    ['e.find is not a function'],
    ['Failed to fetch dynamically imported module'],
    ['undefined is not an object (evaluating …)'],
  ])('keeps what a browser says: %s', message => {
    expect(plainMessage(message)).toBe(message)
  })

  test.each([
    [
      "Cannot read properties of undefined (reading 'embarazo')",
      "Cannot read properties of undefined (reading '…')",
    ],
    ['Ana López is not valid', '… is not valid'],
    ['ana.lopez@mydiet.mx is required', '… is required'],
    ['https://mydiet.mx/user/7?p=ana could not be loaded', '… could not be loaded'],
    ['value 81 1234 5678 is required', 'value … is required'],
    [
      'Unexpected token \'A\', "Ana, diabetes"... is not valid JSON',
      'Unexpected token \'A\', "…"... is not valid JSON',
    ],
  ])('hides every other word and number: %s', (message, plain) => {
    expect(plainMessage(message)).toBe(plain)
    expect(plainMessage(plain)).toBe(plain)
  })

  test('is short, however long the message is', () => {
    expect(plainMessage('value of a '.repeat(1_000)).length).toBeLessThanOrEqual(300)
  })
})

test('errorName keeps the names of browsers and libraries alone', () => {
  expect(['TypeError', 'ChunkLoadError', 'AnaLopezError'].map(errorName)).toEqual([
    'TypeError',
    'ChunkLoadError',
    'Error',
  ])
})

test('framesOf reads the frames of our files from the stacks of all browsers', () => {
  const remote = 'https://mydiet.mx/releases/mf-diet/0123456789abcdef/expose-comidas.9f8e7d6c5b.js'
  const shell = 'http://localhost:3000/shell/fedcba9876543210/app.a1b2c3d4e5.js'
  const chrome = `TypeError: Ana\n    at Ha (${remote}:1:234)\n    at ${shell}:2:9\n    at https://otra.mx/x.js:1:2`
  const firefox = `Ha@${remote}:1:234\n@${shell}:2:9\nana@https://mydiet.mx/user/7:1:1`
  const frames = ['mf-diet@0123456789abcdef/9f8e7d6c5b:1:234', 'shell@fedcba9876543210/a1b2c3d4e5:2:9']
  expect(framesOf(chrome)).toEqual(frames)
  expect(framesOf(firefox)).toEqual(frames)
  expect(frames.every(isFrame)).toBe(true)
})

test('a support code is read however somebody wrote it', () => {
  const code = newSupportCode()
  expect(readSupportCode(code)).toBe(code)
  expect(readSupportCode(' 7kq-2mx ')).toBe('7KQ2MX')
  expect(readSupportCode('oil0OI')).toBe('011001')
  expect(['7KQ2M', '7KQ2MXX', '7KQ2MU', ''].map(readSupportCode)).toEqual(Array(4).fill(undefined))
})
