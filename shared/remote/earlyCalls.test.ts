import { earlyCalls } from './earlyCalls'
import type { RegisteredRemote, RemoteJson } from './remoteJson'

function remote(
  routes: Record<string, string[] | undefined>,
  widgets: Record<string, string[] | undefined>,
): RegisteredRemote {
  const json: RemoteJson = {
    name: 'mf-some',
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
    remote({ comidas: ['recipes', 'aliments'], 'comida/semana': undefined }, { meals: ['recipes'] }),
    remote({}, { next: ['appointments', 'recipes'], quiet: undefined }),
  ],
}

test.each([
  ['/user/comidas', ['recipes', 'aliments']],
  ['/user/comidas/', ['recipes', 'aliments']],
  ['/user/comida/semana', []],
  ['/user/nada', []],
  ['/user', ['recipes', 'appointments']],
  ['/user/home', ['recipes', 'appointments']],
])('%s asks early for %j', (pathname, calls) => {
  expect(earlyCalls(registry, pathname)).toEqual(calls)
})
