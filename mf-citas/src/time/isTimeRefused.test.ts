import { CallRefused } from 'shared/client'
import { isTimeRefused } from './isTimeRefused'

test.each([
  ['taken', new CallRefused(409, 'El horario ya no está disponible.'), true],
  ['the specialist does not work then', new CallRefused(400, 'No atiende.', { init: 'No atiende.' }), true],
  ['a length that nobody sells', new CallRefused(400, 'No dura eso.', { end: 'No dura eso.' }), true],
  ['an unknown zone', new CallRefused(400, 'No la conocemos.', { tz: 'No la conocemos.' }), false],
  ['no purchase pays', new CallRefused(403, 'No tienes.', { productId: 'No tienes.' }), false],
  ['too many attempts', new CallRefused(429, 'Inténtalo más tarde.'), false],
  ['our side', new CallRefused(503, 'Algo salió mal.', { init: 'Algo salió mal.' }), false],
  ['no answer', new CallRefused(0, 'No pudimos conectar.'), false],
  ['anything else', new Error('boom'), false],
])('%s', (_, error, refused) => {
  expect(isTimeRefused(error)).toBe(refused)
})
