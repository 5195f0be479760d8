import { returnPath, signInPath } from './returnPath'

describe('returnPath', () => {
  it.each([
    ['?volver=%2Fuser%2Fcomidas', '/user/comidas'],
    ['?volver=%2Fuser%2Fcomidas%3Fday%3D2026-11-21', '/user/comidas?day=2026-11-21'],
    ['?volver=%2Fuser', '/user'],
    ['', '/user'],
  ])('goes back to a screen of the signed-in area: %s', (search, path) => {
    expect(returnPath(search)).toBe(path)
  })

  it.each([
    'https://evil.example/user',
    '//evil.example/user',
    '/\\evil.example/user',
    '/user/../../evil',
    '/user\\..\\..\\evil',
    '/userx',
    '/register',
    'javascript:alert(1)',
    '/user/\tcomidas',
    '/user/%0d%0aSet-Cookie: a=b',
  ])('never leaves it: %s', wanted => {
    expect(returnPath(`?volver=${encodeURIComponent(wanted)}`)).toMatch(/^\/user(?:$|\/(?!.*evil))/)
  })

  it('remembers where a person was going', () => {
    expect(returnPath(new URL(signInPath('/user/comidas?day=2026-11-21'), 'https://a.example').search)).toBe(
      '/user/comidas?day=2026-11-21',
    )
    expect(signInPath('/user')).toBe('/')
  })
})
