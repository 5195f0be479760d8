import { checkRemoteJson } from './checkRemoteJson'

/** A valid remote.json with one change. */
function changed(change: (remote: Record<string, unknown> & ReturnType<typeof sound>) => void): string {
  const remote = sound()
  change(remote)
  return JSON.stringify(remote)
}

function sound() {
  return {
    name: 'mf-diet',
    title: 'Comidas',
    routes: [
      { path: 'comidas', title: 'Tu plan', screen: './src/screens/comidas/DailyPlanScreen' },
      { path: 'comida/:dia', title: 'Un día', screen: './src/screens/comida/DayScreen' },
    ],
    menu: [
      {
        label: 'Comidas',
        to: '/user/comidas',
        place: 'side',
        order: 1,
        icon: ['M3 2v7'],
        activeOn: ['comida/:dia'],
      },
    ],
    staffMenu: [
      { label: 'Recetas', to: '/user/comidas', order: 1, icon: ['M3 2v7'], duties: ['nutrition'] },
    ] as Record<string, unknown>[],
    widgets: [
      { name: 'hoy', title: 'Hoy', order: 1, height: 200, module: './src/widgets/TodayWidget' },
    ] as Record<string, unknown>[],
    chatIconHiddenOn: ['comidas'],
    trial: [
      { share: 5, minutes: 10 },
      { share: 25, minutes: 60 },
    ],
    page: {
      media: ["'self'", 'blob:'],
      frames: ['https://www.youtube-nocookie.com', 'blob:'],
      images: ['https://images.example.mx:8443'],
      connect: ['https://api.example.mx'],
      permissions: ['camera'],
    } as Record<string, string[]>,
  }
}

/** Replaces the disk: the modules that the valid one names, and no other remote. */
const around = { hasModule: (module: string) => !/Nada$/.test(module), others: [] }

test('a valid one is answered unchanged', () => {
  expect(checkRemoteJson('mf-diet', JSON.stringify(sound()), around)).toEqual(sound())
})

test.each<[string, Parameters<typeof changed>[0]]>([
  ['title', remote => Reflect.deleteProperty(remote, 'title')],
  ['color', remote => Object.assign(remote, { color: 'green' })],
  ['name', remote => Object.assign(remote, { name: 'Diet' })],
  ['name', remote => Object.assign(remote, { name: 'mf-citas' })],
  ['trial', remote => Object.assign(remote, { trial: [] })],
  ['trial.0.share', remote => Object.assign(remote, { trial: [{ share: 51, minutes: 10 }] })],
  ['trial.0.minutes', remote => Object.assign(remote, { trial: [{ share: 5, minutes: 0 }] })],
  [
    'trial.1.share',
    remote =>
      Object.assign(remote, {
        trial: [
          { share: 5, minutes: 1 },
          { share: 5, minutes: 1 },
        ],
      }),
  ],
  ['routes.0.path', ({ routes }) => Object.assign(routes[0] ?? {}, { path: '/user/comidas' })],
  ['routes.0.path', ({ routes }) => Object.assign(routes[0] ?? {}, { path: '../admin' })],
  ['routes.0.path', ({ routes }) => Object.assign(routes[0] ?? {}, { path: 'privacidad' })],
  ['routes.1.path', ({ routes }) => Object.assign(routes[1] ?? {}, { path: 'comidas' })],
  ['routes.0.screen', ({ routes }) => Object.assign(routes[0] ?? {}, { screen: '../shell/src/main' })],
  ['routes.1.screen', ({ routes }) => Object.assign(routes[1] ?? {}, { screen: './src/screens/nada/Nada' })],
  ['staffMenu.0.to', ({ staffMenu }) => Object.assign(staffMenu[0] ?? {}, { to: '/user/nada' })],
  ['staffMenu.0.duties', ({ staffMenu }) => Object.assign(staffMenu[0] ?? {}, { duties: ['chef'] })],
  ['staffMenu.0', ({ staffMenu }) => Object.assign(staffMenu[0] ?? {}, { place: 'side' })],
  ['menu.0.to', ({ menu }) => Object.assign(menu[0] ?? {}, { to: 'https://evil.example' })],
  ['menu.0.to', ({ menu }) => Object.assign(menu[0] ?? {}, { to: '/user/nada' })],
  ['menu.0.place', ({ menu }) => Object.assign(menu[0] ?? {}, { place: 'top' })],
  ['menu.0.order', ({ menu }) => Object.assign(menu[0] ?? {}, { order: 1.5 })],
  ['menu.0.icon', ({ menu }) => Object.assign(menu[0] ?? {}, { icon: [] })],
  ['menu.0.icon.0', ({ menu }) => Object.assign(menu[0] ?? {}, { icon: ['"><script>'] })],
  ['menu.0.activeOn', ({ menu }) => Object.assign(menu[0] ?? {}, { activeOn: ['nada'] })],
  ['widgets.0.height', ({ widgets }) => Object.assign(widgets[0] ?? {}, { height: 4 })],
  ['widgets.0.module', ({ widgets }) => Object.assign(widgets[0] ?? {}, { module: './server/plugin' })],
  ['widgets.0.module', ({ widgets }) => Object.assign(widgets[0] ?? {}, { module: './src/widgets/Nada' })],
  ['widgets.0.early', ({ widgets }) => Object.assign(widgets[0] ?? {}, { early: ['GET recipes'] })],
  ['chatIconHiddenOn', remote => Object.assign(remote, { chatIconHiddenOn: ['nada'] })],
  ['offline', remote => Object.assign(remote, { offline: ['nada'] })],
  ...(
    [
      ['media', '*'],
      ['media', 'https:'],
      ['media', "'unsafe-inline'"],
      ['frames', 'data:'],
      ['frames', 'http://videos.example.mx'],
      ['frames', 'https://*.example.mx'],
      ['frames', 'https://videos.example.mx/embed'],
      ['frames', 'https://videos.example.mx; script-src *'],
      ['frames', 'https://localhost'],
      ['images', 'https://Images.example.mx'],
      ['connect', "'unsafe-eval'"],
      ['connect', 'wss://api.example.mx'],
      ['permissions', 'usb'],
      ['permissions', '*'],
    ] as const
  ).map(([kind, value]): [string, Parameters<typeof changed>[0]] => [
    `page.${kind}.0`,
    ({ page }) => Object.assign(page, { [kind]: [value] }),
  ]),
  ['page.scripts', ({ page }) => Object.assign(page, { scripts: ['https://cdn.example.mx'] })],
])('an error is reported by its field: %s', (field, change) => {
  expect(() => checkRemoteJson('mf-diet', changed(change), around)).toThrow(
    new RegExp(`^mf-diet/remote.json is not valid:[\\s\\S]*(  - |\\()${field.replaceAll('.', '\\.')}\\b`),
  )
})

test('all errors are reported at once', () => {
  const text = changed(remote => Object.assign(remote, { title: '', menu: [{}] }))
  expect(() => checkRemoteJson('mf-diet', text, around)).toThrow(/title[\s\S]*menu\.0[\s\S]*label/)
})

test('a text that is not JSON is refused with that reason', () => {
  expect(() => checkRemoteJson('mf-diet', '{ "name": ', around)).toThrow(
    'mf-diet/remote.json is not valid:\n  - it is no JSON',
  )
})
