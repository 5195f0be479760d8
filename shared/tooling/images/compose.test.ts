import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DCLinter } from 'dclint'
import { remotes as remotesOf } from 'shared/releases/remotes'
import { readConfig } from 'shared/server/config/config'
import { imageOf } from './imageOf'
import { interpolate, readCompose, repositoryRoot } from './readCompose'

const { services, volumes, networks } = readCompose()
const text = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')
const remotes = remotesOf()
const REMOTE = 'shared/tooling/images/remote.Dockerfile'

test('every part of the product is there', () => {
  const apis = ['api', ...remotes.map(remote => `api-${remote}`)]
  const parts = ['gateway', 'shell', 'postgres', 'storage', 'mail', ...apis, ...remotes]
  expect(Object.keys(services).sort()).toEqual(parts.sort())
})

/** The problems that the schema of the Compose specification finds in a file. */
function schemaFindings(path: string): string[] {
  const linter = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] })
  const [found] = linter.lintFiles([path], false)
  return (found?.messages ?? []).filter(({ rule }) => rule === 'invalid-schema').map(({ message }) => message)
}

test('the file is as the schema of Compose demands', () => {
  expect(schemaFindings(join(repositoryRoot, 'docker-compose.yml'))).toEqual([])
  const folder = mkdtempSync(join(tmpdir(), 'my-diet-compose-'))
  const wrong = join(folder, 'docker-compose.yml')
  writeFileSync(wrong, text('docker-compose.yml').replace('stop_grace_period: 20s', 'stop_grace_time: 20s'))
  expect(schemaFindings(wrong).join()).toContain('additional properties')
  rmSync(folder, { recursive: true })
})

for (const [name, service] of Object.entries(services)) {
  test(`${name} is checked, restarted, contained, and stores its files in a volume`, () => {
    expect(service.healthcheck?.test.length).toBeGreaterThan(1)
    expect(service.restart).toBe('unless-stopped')
    expect(service.read_only).toBe(true)
    expect(service.cap_drop).toEqual(['ALL'])
    const dockerfile = service.build?.dockerfile
      ? text(service.build.dockerfile)
      : service.build?.dockerfile_inline
    expect(service.user ?? /^USER (\S+)$/m.exec(dockerfile ?? '')?.[1] ?? 'root').not.toMatch(/^(root|0)/)
    for (const network of service.networks ?? []) expect(networks).toHaveProperty(network)
    for (const other of Object.keys(service.depends_on ?? {})) expect(services).toHaveProperty(other)

    for (const [source = '', , mode] of (service.volumes ?? []).map(volume =>
      interpolate(volume).split(':'),
    )) {
      if (!source.startsWith('./')) expect(volumes).toHaveProperty(source)
      else {
        // Ours, not the container's.
        expect([source, existsSync(join(repositoryRoot, source)), mode]).toEqual([source, true, 'ro'])
      }
    }
    const keepsData = !['gateway'].includes(name)
    if (keepsData) expect(service.volumes?.some(volume => !volume.startsWith('./'))).toBe(true)
  })
}

test('browsers reach the gateway alone, and only the API reaches the services that hold data', () => {
  const published = Object.entries(services).flatMap(([name, { ports = [] }]) =>
    ports.map(port => [name, port]),
  )
  expect(published).toEqual([
    ['gateway', expect.stringContaining(':8080')],
    ['mail', expect.stringMatching(/^127\.0\.0\.1:/)],
  ])
  const inside = Object.entries(services).filter(([, service]) => service.networks?.includes('back'))
  const apis = ['api', ...remotes.map(remote => `api-${remote}`)]
  expect(inside.map(([name]) => name)).toEqual([...apis, 'postgres', 'storage', 'mail'])
})

/** The files in which a slice reads variables of its own. */
function filesThatReadVariables(): string[] {
  return remotes
    .map(remote => `${remote}/server`)
    .filter(folder => existsSync(join(repositoryRoot, folder)))
    .flatMap(folder =>
      readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
        .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .map(file => `${folder}/${file}`),
    )
    .filter(file => text(file).includes('readVariables('))
}

test("the environment is one that the server's configuration knows", () => {
  const readers = ['config', 's3', 'backup'].map(name => `shared/server/config/${name}.ts`)
  readers.push(...filesThatReadVariables())
  const known = new Set(readers.flatMap(file => text(file).match(/\b[A-Z][A-Z0-9]+(_[A-Z0-9]+)*\b/g) ?? []))
  const secrets = { POSTGRES_PASSWORD: 'secret', STORAGE_KEY: 'key', STORAGE_SECRET: 'secret' }
  for (const [name, { build, environment = {} }] of Object.entries(services)) {
    if (!build?.dockerfile) continue
    expect(Object.keys(environment).filter(variable => !known.has(variable))).toEqual([])
    const values = Object.entries(environment).map(([variable, value]) => [
      variable,
      interpolate(value, secrets),
    ])
    const config = readConfig(Object.fromEntries(values))
    const isApi = name.startsWith('api')
    expect(config.serve).toEqual([name === 'shell' ? 'pages' : isApi ? 'api' : name])
    expect(config.slices).toEqual(name.startsWith('api-mf-') ? [name.slice('api-mf-'.length)] : undefined)
    if (config.serve?.[0]?.startsWith('mf-')) continue
    expect(config).toMatchObject({ trustProxy: 1, remoteOrigins: { '*': '' } })
    if (isApi)
      expect(config).toMatchObject({
        demo: false,
        databaseUrl: expect.any(String),
        s3: { accessKeyId: 'key' },
      })
  }
})

test('required values have no default, and .env.example names every value', () => {
  const used = [...text('docker-compose.yml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
  const offered = [...text('.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name)
  expect([...new Set(used)].sort()).toEqual(offered.sort())
  for (const secret of ['POSTGRES_PASSWORD', 'STORAGE_KEY', 'STORAGE_SECRET']) {
    expect(text('docker-compose.yml')).not.toMatch(new RegExp(`\\$\\{${secret}:-`))
  }
  expect(text('.gitignore').split('\n')).toContain('.env')
})

test('every Dockerfile exists, and runs existing files', () => {
  for (const { build, command } of Object.values(services)) {
    if (!build?.dockerfile || build.dockerfile === REMOTE) continue
    const image = imageOf(build)
    for (const words of [image.command, command ?? image.command]) {
      expect(words.slice(0, 3)).toEqual(['node', '--import', 'tsx'])
      expect([words[3], existsSync(join(repositoryRoot, words[3] ?? '-'))]).toEqual([words[3], true])
    }
  }
})

test('all images run on the Node that developers and pipelines take', () => {
  const version = text('.nvmrc').trim()
  for (const dockerfile of ['shell/Dockerfile', REMOTE])
    expect(text(dockerfile)).toContain(`ARG NODE=node:${version}-bookworm-slim`)
})

test('an image carries its release in the folder that its program reads', () => {
  for (const dockerfile of ['shell/Dockerfile', REMOTE]) {
    const { last } = imageOf({ dockerfile })
    expect(last).toContain('COPY --from=build /image ./')
    expect(last).toContain('IMAGE_SHELF=/app/releases')
    // Packages would be there to be attacked, not to serve files.
    expect(last.includes('node_modules')).toBe(dockerfile !== REMOTE)
  }
})

test('a remote has its image, its line in the gateway and its place before the shell', () => {
  const upstreams = text('shell/gateway/upstreams.conf')
  for (const remote of remotes) {
    expect(services[remote]).toMatchObject({
      image: `my-diet/${remote}`,
      build: { context: '.', dockerfile: REMOTE, args: { REMOTE: remote } },
      environment: { SERVE: remote },
    })
    expect(upstreams).toContain(`~^/releases/${remote}/ ${remote};`)
    expect(upstreams).toContain(`server ${remote}:3000 resolve;`)
    // It alone writes its releases.
    const mounted = Object.values(services).flatMap(({ volumes: some = [] }) => some)
    const shelf = `releases-${remote}:/data/releases/${remote}`
    expect(mounted.filter(volume => volume.includes(`/data/releases/${remote}`))).toEqual([
      `${shelf}:ro`,
      shelf,
    ])
    // The shell waits for it, but starts without it too.
    expect(services.shell?.depends_on?.[remote]).toEqual({ condition: 'service_healthy', required: false })
  }
})

test('the API of one domain starts only with the profile, from an image of its own', () => {
  for (const remote of remotes) {
    const { profiles, image, build, ...service } = services[`api-${remote}`] ?? {}
    expect([profiles, image, build?.dockerfile]).toEqual([
      ['slices'],
      `my-diet/api-${remote}`,
      'shell/Dockerfile',
    ])
    expect(service.volumes).toEqual(services.api?.volumes)
  }
  for (const apis of ['one', 'slices'])
    expect(existsSync(join(repositoryRoot, `shell/gateway/apis.${apis}.conf`))).toBe(true)
  const mounted = services.gateway?.volumes?.map(volume => interpolate(volume, { APIS: 'slices' }))
  expect(mounted).toContain('./shell/gateway/apis.slices.conf:/gateway/apis.conf:ro')
})

test('no image contains the code that draws the demo', () => {
  expect(text('.dockerignore').split('\n')).toContain('shared/tooling/drawing')
  expect(existsSync(join(repositoryRoot, 'shared/tooling/drawing/composePictures.ts'))).toBe(true)
})
