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

const faq: Omit<MenuEntry, 'place'> = {
  label: 'Faq',
  to: '/user/faq',
  order: 50,
  icon: ['M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0', 'M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3', 'M12 17h.01'],
}

/** For the drop-up only: on a desktop the foot of the home page has this link. */
const privacy: Omit<MenuEntry, 'place'> = {
  label: 'Privacidad',
  to: '/user/privacidad',
  order: 60,
  icon: [
    'M20 13c0 5-3.5 7.5-7.7 8.9a1 1 0 0 1-.7 0C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.2-2.7a1.2 1.2 0 0 1 1.5 0C14.5 3.800 17 5 19 5a1 1 0 0 1 1 1z',
    'm9 12 2 2 4-4',
  ],
}

/** The entries of a menu: the shell's own and those of the remotes, in their declared order. */
export function menuEntries(registry: Registry, place: MenuEntry['place']): MenuEntry[] {
  const own: Record<MenuEntry['place'], Omit<MenuEntry, 'place'>[]> = {
    side: [home, faq],
    bottom: [home],
    more: [faq, privacy],
  }
  const brought = registry.remotes.flatMap(({ remote }) => remote.menu.filter(entry => entry.place === place))
  return [...own[place].map(entry => ({ ...entry, place })), ...brought].sort((a, b) => a.order - b.order)
}
