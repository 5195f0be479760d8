import { matchesPath, routeOf } from './matchRoute'
import type { RegisteredRemote } from './remoteJson'

test.each([
  ['comidas', '/user/comidas', true],
  ['comidas', '/user/comidas/', true],
  ['comidas', '/user/comidas-desk', false],
  ['comidas', '/user/Comidas', false],
  ['comida/semana', '/user/comida/semana', true],
  ['comida/semana', '/user/comida', false],
  ['comida', '/user/comida/semana', false],
  ['agendar/:especialidad', '/user/agendar/2', true],
  ['agendar/:especialidad', '/user/agendar', false],
  ['agendar/:especialidad', '/user/agendar/', false],
  ['agendar/:especialidad', '/user/agendar/2/3', false],
  ['comidas', '/user', false],
  ['comidas', '/', false],
])('%s and %s: %s', (path, pathname, matches) => {
  expect(matchesPath(path, pathname)).toBe(matches)
})

function remote(name: string, paths: string[]): RegisteredRemote {
  const routes = paths.map(path => ({ path, title: name, screen: './src/screens/a/B' }))
  return {
    remote: { name, title: name, routes, menu: [], widgets: [], chatIconHiddenOn: [] },
    container: name.replace('-', '_'),
    entry: 'remoteEntry.js',
    exposes: {},
    release: '1',
    url: `/${name}/`,
  }
}

test('routeOf answers the remote and the route of an address', () => {
  const registry = {
    remotes: [remote('mf-diet', ['comidas']), remote('mf-citas', ['agendar', 'agendar/:especialidad'])],
  }
  expect(routeOf(registry, '/user/agendar/3')).toMatchObject({
    remote: { remote: { name: 'mf-citas' } },
    path: 'agendar/:especialidad',
  })
  expect(routeOf(registry, '/user/agendar')?.path).toBe('agendar')
  expect(routeOf(registry, '/user/comidas')?.remote.remote.name).toBe('mf-diet')
  expect(routeOf(registry, '/user/nada')).toBeUndefined()
  expect(routeOf(registry, '/user')).toBeUndefined()
})
