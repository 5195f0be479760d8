import { createHash } from 'node:crypto'
import type { Registry } from 'shared/remote/remoteJson'
import { writePage as write } from './writePage'

const SHELL = {
  template: '<head><!--page--></head><body><div id="root"></div></body>',
  firstPage: undefined,
  files: {
    main: ['/shell/1/main.css', '/shell/1/main.js'],
    app: ['/shell/1/app.js', '/shell/1/app.css'],
    federation: ['/shell/1/federation.js'],
  },
}

const writePage = (...given: Parameters<typeof write>) => write(...given).html

function registry(url = 'http://localhost:3001/releases/mf-diet/1/', title = 'Comidas'): Registry {
  return {
    remotes: [
      {
        remote: {
          name: 'mf-diet',
          title,
          routes: ['comidas', 'receta/:id'].map(path => ({ path, title, screen: './src/screens/a/B' })),
          menu: [],
          widgets: [],
          chatIconHiddenOn: [],
        },
        container: 'mf_diet_1',
        entry: 'remoteEntry.js',
        exposes: {
          './comidas': { js: ['comidas.js', 'common.js'], css: ['comidas.css'] },
          './receta/:id': { js: ['common.js', 'receta.js', 'common.js'], css: [] },
        },
        release: '1',
        url,
      },
    ],
  }
}

const preloaded = (page: string) =>
  [...page.matchAll(/<link rel="preload" href="([^"]+)"/g)].map(([, href]) => href)
const inPage = (page: string) =>
  /<script type="application\/json" id="registry">(.*?)<\/script>/s.exec(page)?.[1]

test('contains the registry as data', () => {
  const page = writePage(SHELL, '/user', registry())
  expect(JSON.parse(inPage(page) ?? '')).toEqual(registry())
})

test('a `<` in the registry cannot end its element, and `$&` is only text', () => {
  const title = '</script><script>alert(1)</script><!-- $& $1 $$'
  const page = writePage(SHELL, '/user', registry(undefined, title))
  expect(page.match(/<\/?script/g)).toHaveLength(2)
  expect(page).not.toContain('<!--')
  expect(JSON.parse(inPage(page) ?? '').remotes[0].remote.title).toBe(title)
})

test('the sign-in page has no registry; with a path to return to, and on any other address, it has', () => {
  expect(inPage(writePage(SHELL, '/', registry()))).toBeUndefined()
  for (const address of ['/?volver=%2Fuser%2Fcomidas', '/register', '/user/comidas?day=2031-03-04'])
    expect(inPage(writePage(SHELL, address, registry()))).toContain('mf-diet')
})

test("the page names its screen's reads and their releases, which its script sends before any code has arrived", () => {
  const template = `<html lang="es-MX">${SHELL.template}</html>`
  const known = registry()
  const comidas = known.remotes[0]?.remote.routes.find(({ path }) => path === 'comidas')
  if (comidas) comidas.early = ['recipes', 'staff/patients']
  const reads = (path: string) =>
    /<html data-reads="([^"]*)" data-readers="([^"]*)"/
      .exec(writePage({ ...SHELL, template }, path, known))
      ?.slice(1)
  const release = `mf-diet@${known.remotes[0]?.release}`
  expect(reads('/user/comidas?day=2031-03-04')).toEqual(['recipes staff/patients', `${release} ${release}`])
  for (const path of ['/', '/register', '/user', '/user/receta/7']) expect(reads(path)).toBeUndefined()
})

test('a page says that calls are traced only where they are', () => {
  const shell = { ...SHELL, template: `<html lang="es-MX">${SHELL.template}</html>` }
  for (const address of ['/', '/register', '/user/comidas']) {
    expect(writePage(shell, address, registry(), { traced: true })).toMatch(/^<html [^>]*data-traced /)
    expect(writePage(shell, address, registry())).not.toContain('data-traced')
  }
})

test('a page says that its site has no passkeys only where that is so', () => {
  const shell = { ...SHELL, template: `<html lang="es-MX">${SHELL.template}</html>` }
  for (const address of ['/', '/?volver=%2Fuser%2Fcomidas']) {
    const page = writePage(shell, address, registry(), { withoutPasskeys: true })
    expect(page).toMatch(/^<html [^>]*data-no-passkeys /)
    expect(writePage(shell, address, registry())).not.toContain('data-no-passkeys')
  }
})

test('every page names the entry in its Link header', () => {
  for (const address of ['/', '/register', '/user/comidas'])
    expect(write(SHELL, address, registry()).link).toBe('</shell/1/main.js>; rel=preload; as=script')
})

test('the sign-in page itself preloads nothing', () => {
  expect(preloaded(writePage(SHELL, '/', registry()))).toEqual([])
  expect(preloaded(writePage(SHELL, '/users', registry()))).toEqual([])
})

test("a screen of the shell preloads the frame and no remote's code", () => {
  expect(preloaded(writePage(SHELL, '/user', registry()))).toEqual(['/shell/1/app.js', '/shell/1/app.css'])
  expect(preloaded(writePage(SHELL, '/user/nada', registry()))).toEqual([
    '/shell/1/app.js',
    '/shell/1/app.css',
  ])
})

test("the shell's own screens preload their code, before the sign-in too", () => {
  const shell = {
    ...SHELL,
    files: { ...SHELL.files, entrance: ['/shell/1/entrance.js'], faq: ['/shell/1/faq.js'] },
  }
  const app = ['/shell/1/app.js', '/shell/1/app.css']
  expect(preloaded(writePage(shell, '/register', registry()))).toEqual([...app, '/shell/1/entrance.js'])
  expect(preloaded(writePage(shell, '/user/faq', registry()))).toEqual([...app, '/shell/1/faq.js'])
})

test("a remote's screen preloads the frame, federation, the remote's entry and what the screen needs, each once", () => {
  const below = 'http://localhost:3001/releases/mf-diet/1/'
  const frame = ['/shell/1/app.js', '/shell/1/app.css', '/shell/1/federation.js', `${below}remoteEntry.js`]
  expect(preloaded(writePage(SHELL, '/user/comidas', registry()))).toEqual([
    ...frame,
    `${below}comidas.js`,
    `${below}common.js`,
    `${below}comidas.css`,
  ])
  expect(preloaded(writePage(SHELL, '/user/receta/7', registry()))).toEqual([
    ...frame,
    `${below}common.js`,
    `${below}receta.js`,
  ])
})

test('preloads use the loader’s mode: styles and scripts with CORS from another origin only', () => {
  const page = writePage(SHELL, '/user/comidas', registry())
  expect(page).toContain('<link rel="preload" href="/shell/1/app.css" as="style">')
  expect(page).toContain('<link rel="preload" href="/shell/1/app.js" as="script">')
  expect(page).toContain('/mf-diet/1/comidas.css" as="style" crossorigin="anonymous">')
  expect(page).toContain('/mf-diet/1/comidas.js" as="script" crossorigin="anonymous">')
  expect(writePage(SHELL, '/user/comidas', registry('/releases/mf-diet/1/'))).not.toContain('crossorigin')
})

test('every script and style that a page names has its hash, those of other origins too', () => {
  const files =
    '<script defer src="/shell/1/main.js"></script><link href="/shell/1/main.css" rel="stylesheet">'
  const template = SHELL.template.replace('</head>', `${files}</head>`)
  const integrity = (url: string) => `sha256-${url}`
  const page = write({ ...SHELL, template }, '/user/comidas', registry(), { integrity })
  const named = [...page.html.matchAll(/<(?:script|link)[^>]* (?:src|href)="([^"]+)"[^>]*>/g)]
  expect(named).toHaveLength(9)
  for (const [element, url = ''] of named) expect(element).toContain(` integrity="${integrity(url)}"`)
  expect(page.link).toContain(`; as=script; crossorigin="anonymous"; integrity="sha256-/shell/1/main.js"`)
  // Integrity-Policy allows no script without CORS.
  const scripts = named.filter(([, url]) => url?.endsWith('.js'))
  for (const [element] of scripts) expect(element).toContain(' crossorigin="anonymous"')
})

test('a release without a list of exposed files still opens: only the entry is preloaded', () => {
  const known = registry()
  const [remote] = known.remotes
  if (remote) remote.exposes = {}
  expect(preloaded(writePage(SHELL, '/user/comidas', known)).at(-1)).toMatch(/remoteEntry\.js$/)
})

test('the home page preloads what its widgets need', () => {
  const home = registry()
  home.remotes[0]?.remote.widgets.push({
    name: 'todays-meals',
    title: 'Tus comidas de hoy',
    order: 10,
    height: 300,
    module: './src/widgets/TodaysMeals',
  })
  Object.assign(home.remotes[0]?.exposes ?? {}, { './widget/todays-meals': { js: ['meals.js'], css: [] } })
  const remote = 'http://localhost:3001/releases/mf-diet/1/'
  for (const path of ['/user', '/user/', '/user/home', '/user/home/v3']) {
    const found = preloaded(writePage(SHELL, path, home))
    expect(found).toEqual([
      '/shell/1/app.js',
      '/shell/1/app.css',
      '/shell/1/federation.js',
      `${remote}remoteEntry.js`,
      `${remote}meals.js`,
    ])
  }
})

describe('the first view, before the code', () => {
  const firstPage = {
    entrance: { html: '<form>Ingresar</form>', css: '.form{}' },
    skeletons: { '/register': '<h1>Crea tu cuenta</h1>' },
    styleSheet: '/shell/1/main.css',
    frameCss: '.frame{}',
    frame: (_: Registry, pathname: string, skeleton = 'nothing known') => ({
      html: `<nav>${pathname}</nav>${skeleton}`,
      css: '.own{}',
    }),
  }
  const code = "dataset.opening = 'early'"
  const template =
    `<html lang="es-MX"><head><script>${code}</script><!--page--><link href="/shell/1/main.css" rel="stylesheet"></head>` +
    '<body><div id="root"></div></body>'
  const files = { ...SHELL.files, main: ['/shell/1/main.js', '/shell/1/main.css'] }
  const shell = { ...SHELL, files, template, firstPage }
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

  test('has both the form and the frame where the token decides', () => {
    for (const [path, at] of [
      ['/?volver=%2Fuser%2Ffaq', '/user'],
      ['/user', '/user'],
      ['/user/comidas', '/user/comidas'],
    ] as const) {
      const { html } = write(shell, path, registry())
      expect(html).toContain('<div id="root"><form>Ingresar</form></div>')
      expect(html).toContain(`<div id="first-frame"><nav>${at}</nav>nothing known</div>`)
    }
    const signIn = write(shell, '/', registry())
    expect(signIn.html).toContain('<div id="root"><form>Ingresar</form></div>')
    expect(signIn.html).not.toContain('first-frame')
    // Hidden until the script after it has looked for a token.
    expect(signIn.html).toContain('<html data-opening="early" ')
    // An empty page is not drawn before the form.
    expect(signIn.html).toContain('<head><link rel="expect" href="#form-end" blocking="render">')
    expect(signIn.html.indexOf('id="form-end"')).toBeGreaterThan(signIn.html.indexOf('<script>'))
    expect(signIn.html.indexOf('<script>')).toBeGreaterThan(signIn.html.indexOf('<form>'))
    expect(signIn.inline.styles).toHaveLength(1)
    const { html } = write(shell, '/privacidad', registry())
    expect(html).toContain('<div id="root"></div>')
    expect(html).not.toContain('first-frame')
  })

  test('has heading and shape of another form before sign-in, whatever its query', () => {
    for (const address of ['/register', '/register?organizationId=1']) {
      const { html } = write(shell, address, registry())
      expect(html).toContain('<div id="root"><h1>Crea tu cuenta</h1></div>')
      expect(html).not.toContain('first-frame')
    }
  })

  test("has a remote's skeleton in the frame, with its styles", () => {
    const skeleton = { html: '<p>$& meals</p>', css: '.meals{}' }
    const { html } = write(shell, '/user/comidas', registry(), { skeleton })
    expect(html).toContain('</nav><p>$& meals</p></div>')
    expect(html).toContain('</form></div><style>.frame{}.own{}.meals{}</style><div id="first-frame">')
  })

  test('has inline styles instead of the style sheet; each of them and the script has its hash', () => {
    for (const path of ['/', '/user/comidas', '/register']) {
      const { html, inline } = write(shell, path, registry())
      const styles = [...html.matchAll(/<style>(.*?)<\/style>/g)].map(([, css = '']) => css)
      expect(styles[0]).toMatch(/^\.form\{\}/)
      expect(inline.styles).toEqual(styles.map(hash))
      expect(inline.scripts).toEqual([hash(code)])
      expect(html).not.toContain('/shell/1/main.css')
    }
  })

  test('a reset, whose address holds a secret, has its style sheet and no inline styles', () => {
    const { html, inline } = write(shell, '/reset-password?u=secret', registry())
    expect(html).toContain('<link href="/shell/1/main.css" rel="stylesheet">')
    expect(html).not.toContain('<style>')
    expect(inline.styles).toEqual([])
  })

  test('a release older than the first view opens with its style sheet', () => {
    const { html, inline } = write({ ...shell, firstPage: undefined }, '/', registry())
    expect(html).toContain('<link href="/shell/1/main.css" rel="stylesheet">')
    expect(html).toContain('<div id="root"></div>')
    expect(inline.styles).toEqual([])
  })
})
