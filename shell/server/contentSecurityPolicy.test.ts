import { contentSecurityPolicy } from './contentSecurityPolicy'

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find(part => part.startsWith(`${name} `))
  return found?.split(' ').slice(1) ?? []
}

test('pages load from themselves and from where remotes are served', () => {
  const policy = contentSecurityPolicy({ remoteOrigins: ['https://diet.mydiet.mx'] })
  for (const name of ['script-src', 'style-src', 'connect-src', 'font-src']) {
    expect(directive(policy, name)).toEqual(["'self'", 'https://diet.mydiet.mx'])
  }
  for (const name of ['default-src', 'media-src', 'frame-src']) {
    expect(directive(policy, name)).toEqual(["'none'"])
  }
})

test('sources that the released remotes need are allowed, each once, but not for scripts or styles', () => {
  const video = 'https://www.youtube-nocookie.com'
  const policy = contentSecurityPolicy({
    remoteOrigins: [],
    needs: [
      { frames: [video], images: ['https://images.example.mx'] },
      { frames: [video, 'blob:'], media: ["'self'", 'blob:'], connect: ['https://api.example.mx'] },
      {},
    ],
  })
  expect(directive(policy, 'frame-src')).toEqual([video, 'blob:'])
  expect(directive(policy, 'media-src')).toEqual(["'self'", 'blob:'])
  expect(directive(policy, 'img-src')).toEqual(["'self'", 'data:', 'blob:', 'https://images.example.mx'])
  expect(directive(policy, 'connect-src')).toEqual(["'self'", 'https://api.example.mx'])
  for (const name of ['script-src', 'style-src', 'font-src'])
    expect(directive(policy, name)).toEqual(["'self'"])
})

test('pictures from outside are allowed only if a content service is configured', () => {
  const none = contentSecurityPolicy({ remoteOrigins: [] })
  expect(directive(none, 'img-src')).toEqual(["'self'", 'data:', 'blob:'])
  const service = contentSecurityPolicy({ remoteOrigins: [], contentImages: 'https://images.ctfassets.net' })
  expect(directive(service, 'img-src')).toContain('https://images.ctfassets.net')
})

test('an inline script or style is allowed by its hash', () => {
  const policy = contentSecurityPolicy({
    remoteOrigins: [],
    inline: { scripts: ['sha256-a='], styles: ['sha256-b='] },
  })
  expect(directive(policy, 'script-src')).toEqual(["'self'", "'sha256-a='"])
  expect(directive(policy, 'style-src')).toEqual(["'self'", "'sha256-b='"])
})
