import { earlyCalls } from './earlyCalls'
import type { RegisteredRemote, RemoteJson } from './remoteJson'

function remote(
  name: string,
  routes: Record<string, string[] | undefined>,
  widgets: Record<string, string[] | undefined>,
): RegisteredRemote {
  const json: RemoteJson = {
    name,
    title: 'Some',
    routes: Object.entries(routes).map(([path, early]) => ({
      path,
      title: path,
      screen: './src/screens/a/B',
      ...(early && { early }),
    })),
    menu: [],
    widgets: Object.entries(widgets).map(([name, early]) => ({
      name,
      title: name,
      order: 1,
      height: 100,
      module: './src/widgets/Some',
      ...(early && { early }),
    })),
    chatIconHiddenOn: [],
  }
  return { remote: json, container: 'some', entry: 'e.js', exposes: {}, release: '1', url: '/' }
}

const registry = {
  remotes: [
    remote('mf-a', { comidas: ['recipes', 'aliments'], 'comida/semana': undefined }, { meals: ['recipes'] }),
    remote('mf-b', {}, { next: ['appointments', 'recipes'], quiet: undefined }),
  ],
}

test.each([
  ['/user/comidas', ['recipes of mf-a@1', 'aliments of mf-a@1']],
  ['/user/comidas/', ['recipes of mf-a@1', 'aliments of mf-a@1']],
  ['/user/comida/semana', []],
  ['/user/nada', []],
  ['/user', ['recipes of mf-a@1', 'appointments of mf-b@1']],
  ['/user/home', ['recipes of mf-a@1', 'appointments of mf-b@1']],
])('%s asks early for %j, each in the name of the release that declares it', (pathname, calls) => {
  const early = earlyCalls(registry, pathname)
  expect(early.map(({ path, release }) => `${path} of ${release}`)).toEqual(calls)
})
