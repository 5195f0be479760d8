import type { NextStep } from '../../contract/forms'
import { stepWords } from './stepWords'

const step = (fields: Partial<NextStep>): NextStep => ({
  kind: 'test',
  familyMemberId: null,
  firstName: 'Ana',
  formId: 3,
  name: 'Ansiedad (GAD-7)',
  since: null,
  at: null,
  ...fields,
})

test.each<[Partial<NextStep>, string, string, string]>([
  [{}, 'Ansiedad (GAD-7)', 'Test nuevo', '/user/objetivos?test=3'],
  [
    { kind: 'continue', familyMemberId: 7 },
    'Ansiedad (GAD-7)',
    'Termina el test que empezaste',
    '/user/objetivos?persona=7&test=3',
  ],
  [
    { kind: 'repeat', since: '2026-11-15' },
    'Ansiedad (GAD-7)',
    'Toca repetirlo desde el 15 nov 2026',
    '/user/objetivos?test=3',
  ],
  [
    { kind: 'lab', name: 'Vitamina D', familyMemberId: 7 },
    'Vitamina D',
    'Sube tu laboratorio',
    '/user/objetivos?persona=7&labs=3',
  ],
  [
    { kind: 'appointment', name: 'Mariana Ríos', formId: null, at: '2026-11-24T15:00:00.000Z' },
    'Cita con Mariana Ríos',
    '24 nov 2026, 9:00 a.m.',
    '/user/citas?vista=mis-citas',
  ],
  [
    { kind: 'consent', name: '', formId: null, familyMemberId: 7 },
    'Falta su permiso',
    'Pídelo para ver sus resultados',
    '/user/objetivos?persona=7',
  ],
  [
    { kind: 'consent', name: '', formId: null },
    'Falta su permiso',
    'Pídelo para ver sus resultados',
    '/user/objetivos',
  ],
])('%j', (fields, title, note, to) => {
  expect(stepWords(step(fields))).toEqual({ title, note, to })
})

test('the profile opens with its fields', () => {
  expect(stepWords({ kind: 'profile' })).toEqual({
    title: 'Completa tu perfil',
    note: 'Faltan datos para elegir tus tests',
    to: '/user/perfil',
    state: { completing: true },
  })
})
