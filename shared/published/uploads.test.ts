import { fileAddress, UPLOADS, uploadMessages, uploadProblem } from './uploads'

const MEGABYTE = 1024 * 1024

test.each([
  ['picture', 'image/jpeg', 1, undefined],
  ['picture', 'image/webp', 8 * MEGABYTE, undefined],
  ['picture', 'image/png', 8 * MEGABYTE + 1, UPLOADS.picture.tooLarge],
  ['picture', 'image/png', 0, uploadMessages.empty],
  ['picture', 'application/pdf', 1, UPLOADS.picture.wrongType],
  ['picture', 'image/svg+xml', 1, UPLOADS.picture.wrongType],
  ['picture', 'image/heic', 1, uploadMessages.heic],
  ['picture', 'image/heif-sequence', 1, uploadMessages.heic],
  ['picture', '', 1, undefined],
  ['lab', 'application/pdf', 15 * MEGABYTE, undefined],
  ['lab', 'image/jpeg', 15 * MEGABYTE + 1, UPLOADS.lab.tooLarge],
  ['lab', 'text/html', 1, UPLOADS.lab.wrongType],
] as const)('a %s of type «%s» and %i bytes', (kind, type, size, problem) => {
  expect(uploadProblem({ size, type }, kind)).toBe(problem)
})

test('a stored file is read by its name, whatever the name contains', () => {
  expect(fileAddress('0f.webp')).toBe('/api/files/0f.webp')
  expect(fileAddress('../a')).toBe('/api/files/..%2Fa')
})
