import type { MenuEntry, RegisteredRemote, Registry, StaffMenuEntry } from 'shared/remote/remoteJson'

/** Two remotes as a registry names them, for stories and tests: the shell itself knows none. */
const PLATE = ['M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0', 'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0']
const DAYS = ['M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z', 'M3 10h18']
const GOAL = ['M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0', 'M12 12L19 5']
const PERSON = ['M8 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0', 'M5 21v-2a4 4 0 0 1 4-4h6a4 4 0 0 1 4 4v2']
const SHELF = ['M4 4v16', 'M20 4v16', 'M4 9h16', 'M4 15h16']

function entry(
  place: MenuEntry['place'],
  order: number,
  label: string,
  to: string,
  icon: string[],
): MenuEntry {
  return { place, order, label, to: `/user/${to}`, icon }
}

export const sampleRegistry: Registry = {
  remotes: [
    remote(
      'mf-diet',
      'Comidas',
      ['comidas', 'comidas-desk', 'comida/semana'],
      [
        { ...entry('side', 10, 'Comidas', 'comidas-desk', PLATE), activeOn: ['comidas', 'comida/semana'] },
        { ...entry('bottom', 10, 'Comidas', 'comidas', PLATE), activeOn: ['comidas-desk', 'comida/semana'] },
      ],
    ),
    remote(
      'mf-citas',
      'Citas',
      ['citas', 'agendar/:especialidad'],
      [
        { ...entry('side', 20, 'Citas', 'citas', DAYS), activeOn: ['agendar/:especialidad'] },
        entry('bottom', 30, 'Citas', 'citas', DAYS),
        entry('side', 40, 'Perfil', 'perfil', PERSON),
        entry('more', 20, 'Perfil', 'perfil', PERSON),
      ],
    ),
    remote(
      'mf-objetivos',
      'Objetivos',
      ['objetivos', 'objetivos/equipo', 'solutions'],
      [
        entry('side', 30, 'Objetivos', 'objetivos', GOAL),
        entry('bottom', 20, 'Objetivos', 'objetivos', GOAL),
        entry('more', 10, 'Solutions', 'solutions', SHELF),
      ],
      [
        {
          label: 'Resultados',
          to: '/user/objetivos/equipo',
          order: 20,
          icon: SHELF,
          duties: ['labs', 'risk'],
        },
      ],
    ),
  ],
}

function remote(
  name: string,
  title: string,
  paths: string[],
  menu: MenuEntry[],
  staffMenu: StaffMenuEntry[] = [],
): RegisteredRemote {
  const container = name.replaceAll('-', '_')
  return {
    remote: {
      name,
      title,
      routes: paths.map(path => ({ path, title, screen: './src/screens/sample/Screen' })),
      menu,
      staffMenu,
      widgets: [],
      chatIconHiddenOn: [],
    },
    container,
    entry: 'remoteEntry.js',
    exposes: {},
    release: '0000000000000001',
    url: `http://localhost:3001/releases/${name}/0000000000000001/`,
  }
}
