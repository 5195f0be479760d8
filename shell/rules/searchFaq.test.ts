import type { FaqEntry } from '../contract/site'
import { faqGroups, searchFaq } from './searchFaq'

const entry = (slug: string, group: string, question: string, answer: string): FaqEntry => ({
  slug,
  group,
  question,
  answer,
})

const FAQ = [
  entry(
    'cita',
    'Citas',
    '¿Cómo cambio o cancelo mi cita?',
    '<p>En <strong>Citas</strong>, elige Reagendar.</p>',
  ),
  entry('clave', 'Tu cuenta', '¿Qué hago si olvidé mi contraseña?', '<p>Te enviamos un enlace.</p>'),
  entry('duracion', 'Citas', '¿Cuánto dura?', '<p>Una hora.</p>'),
]
const found = (search: string) => searchFaq(FAQ)(search).map(({ slug }) => slug)

test.each([
  ['', ['cita', 'clave', 'duracion']],
  ['  ¿? ', ['cita', 'clave', 'duracion']],
  ['CONTRASENA', ['clave']],
  ['olvide contraseña', ['clave']],
  ['cita', ['cita', 'duracion']],
  ['reag', ['cita']],
  ['hora', ['duracion']],
  ['strong', []],
  ['lace', []],
  ['cita hora', ['duracion']],
])('«%s» finds %j', (search, slugs) => expect(found(search)).toEqual(slugs))

test('groups stand in the order in which they first appear, whole', () => {
  const groups = faqGroups(FAQ).map(({ name, entries }) => [name, entries.map(({ slug }) => slug)])
  expect(groups).toEqual([
    ['Citas', ['cita', 'duracion']],
    ['Tu cuenta', ['clave']],
  ])
})
