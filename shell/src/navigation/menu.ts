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

/** Specification, 2: on the desktop alone; a phone finds it at the foot of the home page. */
const faq: Omit<MenuEntry, 'place'> = {
  label: 'Faq',
  to: '/user/faq',
  order: 50,
  icon: ['M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0', 'M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3', 'M12 17h.01'],
}

/** What one of the menus shows: the shell's own entries and those of the remotes, in their declared order. */
export function menuEntries(registry: Registry, place: MenuEntry['place']): MenuEntry[] {
  const own: Record<MenuEntry['place'], Omit<MenuEntry, 'place'>[]> = {
    side: [home, faq],
    bottom: [home],
    more: [],
  }
  const brought = registry.remotes.flatMap(({ remote }) => remote.menu.filter(entry => entry.place === place))
  return [...own[place].map(entry => ({ ...entry, place })), ...brought].sort((a, b) => a.order - b.order)
}
