import { homeWidgets } from './homeWidgets'
import type { RegisteredRemote } from './remoteJson'

function remote(name: string, widgets: [name: string, order: number][]): RegisteredRemote {
  return {
    remote: {
      name,
      title: name,
      routes: [],
      menu: [],
      widgets: widgets.map(([widget, order]) => ({
        name: widget,
        title: widget,
        order,
        height: 100,
        module: './src/widgets/Some',
      })),
      chatIconHiddenOn: [],
    },
    container: 'some',
    entry: 'remoteEntry.js',
    exposes: {},
    release: '1',
    url: '/',
  }
}

test('widgets appear in their declared order, whatever the order of their remotes in the registry', () => {
  const first = remote('mf-b', [
    ['last', 30],
    ['first', 10],
  ])
  const second = remote('mf-a', [
    ['middle', 20],
    ['even', 30],
  ])
  const names = (remotes: RegisteredRemote[]) => homeWidgets({ remotes }).map(({ exposed }) => exposed)
  expect(names([first, second])).toEqual([
    './widget/first',
    './widget/middle',
    './widget/even',
    './widget/last',
  ])
  expect(names([second, first])).toEqual(names([first, second]))
})
