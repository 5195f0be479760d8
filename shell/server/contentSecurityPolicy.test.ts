import { contentSecurityPolicy } from './contentSecurityPolicy'

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find(part => part.startsWith(`${name} `))
  return found?.split(' ').slice(1) ?? []
}

test('pages load from themselves and from where remotes are served', () => {
  const policy = contentSecurityPolicy(['https://diet.mydiet.mx'])
  for (const name of ['script-src', 'style-src', 'connect-src', 'font-src']) {
    expect(directive(policy, name)).toEqual(["'self'", 'https://diet.mydiet.mx'])
  }
  expect(directive(policy, 'default-src')).toEqual(["'none'"])
})

test('one host may be framed: that of the videos', () => {
  expect(directive(contentSecurityPolicy([]), 'frame-src')).toEqual(['https://www.youtube-nocookie.com'])
})

test('pictures come from outside only where a content service is configured', () => {
  expect(directive(contentSecurityPolicy([]), 'img-src')).toEqual(["'self'", 'data:', 'blob:'])
  expect(directive(contentSecurityPolicy([], 'https://images.ctfassets.net'), 'img-src')).toContain(
    'https://images.ctfassets.net',
  )
})

test('a script or style that stands in a page is named by its hash', () => {
  const policy = contentSecurityPolicy([], undefined, { scripts: ['sha256-a='], styles: ['sha256-b='] })
  expect(directive(policy, 'script-src')).toEqual(["'self'", "'sha256-a='"])
  expect(directive(policy, 'style-src')).toEqual(["'self'", "'sha256-b='"])
})
