import { contentConfig } from './contentConfig'

const CONTENT = {
  CONTENT_URL: 'https://cdn.contentful.com',
  CONTENT_TOKEN: 'abc_D-1',
  CONTENT_SPACE: 'espacio1',
}

test('tips come from our own database unless a content service is named', () => {
  expect(contentConfig({})).toBeUndefined()
  expect(contentConfig(CONTENT)).toEqual({
    url: CONTENT.CONTENT_URL,
    token: 'abc_D-1',
    space: 'espacio1',
    environment: 'testing',
  })
  expect(contentConfig({ ...CONTENT, CONTENT_ENVIRONMENT: 'master' })?.environment).toBe('master')
})

test.each(Object.keys(CONTENT))('without %s the content service is not configured', name => {
  expect(() => contentConfig({ ...CONTENT, [name]: '' })).toThrow(
    'CONTENT_URL, CONTENT_TOKEN y CONTENT_SPACE van juntas',
  )
})

test.each([
  ['CONTENT_URL', 'cdn.contentful.com'],
  ['CONTENT_URL', 'https://cdn.contentful.com/spaces'],
  ['CONTENT_TOKEN', 'a\r\nb: c'],
  ['CONTENT_SPACE', '../otro'],
  ['CONTENT_ENVIRONMENT', '..'],
])('%s=%s is refused by its name', (name, value) => {
  expect(() => contentConfig({ ...CONTENT, [name]: value })).toThrow(`${name}: se esperaba`)
})
