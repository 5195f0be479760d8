import type { MenuEntry, Registry } from 'shared/remote/remoteJson'

const home: Omit<MenuEntry, 'place'> = {
  label: 'My Diet',
  to: '/user',
  order: 0,
  activeOn: ['home', 'home/v3'],
  icon: [
    'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8',
    'M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
  ],
}

/** What one of the menus shows: the shell's own entry and those of the remotes, in their declared order. */
export function menuEntries(registry: Registry, place: MenuEntry['place']): MenuEntry[] {
  const own: MenuEntry[] = place === 'more' ? [] : [{ ...home, place }]
  const brought = registry.remotes.flatMap(({ remote }) => remote.menu.filter(entry => entry.place === place))
  return [...own, ...brought].sort((a, b) => a.order - b.order)
}
