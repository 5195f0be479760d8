import { specialtyOf, specialtyOfCategory, specialtyOfContentType } from './specialtyOf'

test.each([
  ['psicologia', 'psicologia'],
  ['ginecologia', 'ginecologia'],
  ['nutricion', 'nutricion'],
  [null, 'nutricion'],
  ['', 'nutricion'],
  ['dentista', 'nutricion'],
  ['constructor', 'nutricion'],
])('the address says %j: %s', (text, specialty) => {
  expect(specialtyOf(text)).toBe(specialty)
})

test.each([
  ['PSYCHOLOGY', 'psicologia'],
  ['GYNECOLOGY', 'ginecologia'],
  ['NUTRITION', 'nutricion'],
  ['anything', 'nutricion'],
])('a category item of %s is of %s', (specialty, meant) => {
  expect(specialtyOfCategory({ specialty })).toBe(meant)
})

test.each([
  ['tip', 'nutricion'],
  ['video', 'nutricion'],
  ['tipPsicologia', 'psicologia'],
  ['videoPsicologia', 'psicologia'],
  ['tipGinecologia', 'ginecologia'],
  ['videoGinecologia', 'ginecologia'],
  ['page', undefined],
  [undefined, undefined],
])('an entry of the kind %s is of %s', (contentType, specialty) => {
  expect(specialtyOfContentType(contentType)).toBe(specialty)
})
