import { readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { INTEGRITY_JSON, integritiesIn } from 'shared/releases/integrity'
import type { Needs } from 'shared/releases/needs'
import type { Pointer } from 'shared/releases/pointer'
import { noteCallsInForce } from 'shared/releases/running'
import type { ReleaseJson } from 'shared/remote/remoteJson'

interface OnShelf {
  shelf: string
  /** The folder of the faulty release. */
  folder: string
  takeBack(): void
}

/** A way in which a release can be faulty. */
export interface Fault {
  name: string
  /** Makes a good build faulty. */
  spoil?(build: string): void
  /** The change of it, or of something that it needs, once it is live. */
  later?(on: OnShelf): void
  /**
   * `live`: nothing here sees it; a page in which it fails takes the release before it. `gone`: no release is shown, and
   * the other remotes are.
   */
  end: 'refused' | 'held' | 'live' | 'gone'
  /** A part of what the team reads. */
  words: string
}

/** Changes a JSON file of a build. */
function change<T>(file: string, how: (value: T) => unknown): (build: string) => void {
  return build => {
    const path = join(build, file)
    const value = JSON.parse(readFileSync(path, 'utf8')) as T
    writeFileSync(path, JSON.stringify(how(value) ?? value))
  }
}
const release = (how: (json: ReleaseJson) => unknown) => change<ReleaseJson>('release.json', how)
const needs = (how: (json: Needs) => unknown) => change<Needs>('needs.json', how)
/** Any field, also one that no type allows. */
const remote = (fields: object) => release(json => ({ ...json, remote: { ...json.remote, ...fields } }))

const route = (path: string) => ({ path, title: 'Citas', screen: './src/screens/citas/CitasScreen' })
const ICON = ['M4 4v16']
const menu = (fields: object) => [
  { place: 'side', order: 1, label: 'Citas', to: '/user/citas', icon: ICON, ...fields },
]

/** Half of a file of a build, as a copy that was cut off leaves it. */
const cutOff = (which: string) => (build: string) => {
  const file = fileOf(build, which)
  truncateSync(file, Math.floor(statSync(file).size / 2))
}
/** As the build of a team that wrote it so. */
function hashAnew(build: string): void {
  dropCopies(build)
  writeFileSync(join(build, INTEGRITY_JSON), JSON.stringify(integritiesIn(build)))
}
function dropCopies(build: string): void {
  for (const name of readdirSync(build)) if (/\.(br|gz)$/.test(name)) rmSync(join(build, name))
}
const remove = (which: string) => (build: string) => rmSync(fileOf(build, which))

/** A file by its name, or the entry, a chunk or a style sheet of the first screen. */
function fileOf(build: string, which: string): string {
  if (readdirSync(build).includes(which)) return join(build, which)
  const { entry, exposes } = JSON.parse(readFileSync(join(build, 'release.json'), 'utf8')) as ReleaseJson
  const { js = [], css = [] } = exposes['./citas'] ?? {}
  return join(build, { entry, chunk: js.at(-1), 'style sheet': css.at(-1) }[which] ?? '')
}

/** A build whose code reads `rain` of an answer that does not have it. */
const readsRain = needs(json => {
  const name = 'GET specialists'
  const call = json.calls[name]
  if (!call) throw new Error(`the build does not use ${name}`)
  const { items } = call.answer
  const answer = {
    ...call.answer,
    items: {
      ...items,
      properties: { ...items?.properties, rain: { type: 'string' } },
      required: [...(items?.required ?? []), 'rain'],
    },
  }
  return { ...json, calls: { ...json.calls, [name]: { ...call, hash: 'another', answer } } }
})

/** As a build writes it: without the compressed copies, which would be the first that is wrong with it. */
const refused = (name: string, words: string, spoil: (build: string) => void): Fault => ({
  name,
  spoil(build) {
    dropCopies(build)
    spoil(build)
  },
  end: 'refused',
  words,
})

export const FAULTS: readonly Fault[] = [
  refused(
    'uses an export that the shell lacks',
    'useWeather of shared/router',
    needs(json => ({ ...json, shared: { ...json.shared, 'shared/router': ['useWeather'] } })),
  ),
  refused(
    'uses a module that the shell lacks',
    'shared/weather, which the shell',
    needs(json => ({ ...json, shared: { ...json.shared, 'shared/weather': ['rain'] } })),
  ),
  refused(
    'uses a call that the API lacks',
    'GET weather, which the API does not answer',
    needs(json => ({
      ...json,
      calls: { ...json.calls, 'GET weather': { hash: '1', request: {}, answer: {} } },
    })),
  ),
  refused('reads a field that an answer lost', 'rain is missing', readsRain),
  refused('has no needs.json', 'needs.json is missing', remove('needs.json')),
  refused('has half a needs.json', 'needs.json is no JSON', cutOff('needs.json')),
  refused('has needs of 3 MB', 'needs.json is longer than', build =>
    writeFileSync(join(build, 'needs.json'), `{"shared":{},"calls":{}${' '.repeat(3_000_000)}}`),
  ),
  refused('has no release.json', 'release.json is missing', remove('release.json')),
  refused('has half a release.json', 'release.json is no JSON', cutOff('release.json')),
  refused('has a release.json of 300 KB', 'release.json is longer than', build =>
    writeFileSync(
      join(build, 'release.json'),
      readFileSync(join(build, 'release.json'), 'utf8') + ' '.repeat(300_000),
    ),
  ),
  refused('is half uploaded: no entry', 'the build has no file remoteEntry', remove('entry')),
  refused('is half uploaded: no chunk', 'the build has no file', remove('chunk')),
  refused('is half uploaded: no style sheet', 'the build has no file', remove('style sheet')),
  refused(
    'exposes a screen less',
    'exposes has no ./citas',
    release(json => {
      delete json.exposes['./citas']
    }),
  ),
  refused(
    'names a file outside its folder',
    'the build has no file ../../shell',
    release(json => ({ ...json, entry: '../../shell/index.html' })),
  ),
  refused(
    'names a file of another origin',
    'the build has no file https://evil.example',
    release(json => ({ ...json, entry: 'https://evil.example/entry.js' })),
  ),
  refused(
    'has a wrong container name',
    'defines no container mf_weather',
    release(json => ({ ...json, container: 'mf_weather' })),
  ),
  refused(
    'has a container name that is no name',
    'container',
    release(json => ({ ...json, container: 'alert(1)' })),
  ),
  refused('has an entry of 5 MB', 'that pages wait for', build => {
    const file = fileOf(build, 'entry')
    writeFileSync(file, readFileSync(file, 'utf8') + ' '.repeat(5_000_000))
  }),
  refused('has a chunk of 5 MB', 'that pages wait for', build => {
    const file = fileOf(build, 'chunk')
    writeFileSync(file, readFileSync(file, 'utf8') + ' '.repeat(5_000_000))
  }),
  refused('calls itself mf-diet', 'name is mf-diet', remote({ name: 'mf-diet' })),
  refused('takes a route of the shell', "the shell's own", remote({ routes: [route('faq')] })),
  refused('has a route twice', 'is there twice', remote({ routes: [route('citas'), route('citas')] })),
  refused(
    'has a menu entry without a route',
    'has no route here',
    remote({ menu: menu({ to: '/user/nada' }) }),
  ),
  refused('has a menu entry in an unknown place', 'menu', remote({ menu: menu({ place: 'roof' }) })),
  refused(
    'has a widget of 9000 px',
    'height',
    remote({ widgets: [{ name: 'a', title: 'A', order: 1, height: 9_000, module: './src/widgets/A' }] }),
  ),
  refused('has a field that nobody knows', 'weather', remote({ weather: true })),
  refused('has no routes at all', 'routes', remote({ routes: undefined })),
  {
    name: 'needs a call that the API takes away later',
    later: ({ shelf }) => noteCallsInForce(shelf, {}),
    // Both releases use it, so none can be shown.
    end: 'gone',
    words: 'which the API does not answer',
  },
  {
    name: 'loses its release.json on the shelf',
    later: ({ folder }) => rmSync(join(folder, 'release.json')),
    end: 'held',
    words: 'release.json cannot be read',
  },
  {
    name: 'loses its folder on the shelf',
    later: ({ folder }) => rmSync(folder, { recursive: true }),
    end: 'held',
    words: 'it is not on the shelf',
  },
  {
    name: 'has half a release.json on the shelf',
    later: ({ folder }) => cutOff('release.json')(folder),
    end: 'held',
    words: 'release.json cannot be read',
  },
  {
    name: 'gives way to a current.json that names no release',
    later: ({ shelf }) =>
      change<Pointer>('current.json', json => ({
        ...json,
        release: 'ffffffffffffffff',
        previous: json.previous,
      }))(join(shelf, 'mf-citas')),
    end: 'held',
    words: 'it is not on the shelf',
  },
  {
    name: 'is named by half a current.json',
    later: ({ shelf }) => cutOff('current.json')(join(shelf, 'mf-citas')),
    end: 'gone',
    words: 'release in current.json is not shown: it cannot be read',
  },
  { name: 'is taken back', later: ({ takeBack }) => takeBack(), end: 'held', words: 'current is' },
  { name: 'has half a chunk', spoil: cutOff('chunk'), end: 'refused', words: 'is no copy of' },
  refused('has a changed chunk', 'has another hash', build =>
    writeFileSync(fileOf(build, 'chunk'), 'steal()'),
  ),
  refused('has no hashes', 'integrity.json is missing', remove('integrity.json')),
  {
    name: 'has half an integrity.json on the shelf',
    later: ({ folder }) => cutOff('integrity.json')(folder),
    end: 'held',
    words: 'integrity.json cannot be read',
  },
  {
    name: 'loses half a chunk on the shelf',
    later: ({ folder }) => cutOff('chunk')(folder),
    end: 'live',
    words: '',
  },
  {
    name: 'throws when it is loaded',
    spoil: build => {
      const file = fileOf(build, 'entry')
      writeFileSync(file, `throw new Error('on load');${readFileSync(file, 'utf8')}`)
      hashAnew(build)
    },
    end: 'live',
    words: '',
  },
  {
    name: 'has a style sheet that hides the page',
    spoil: build => {
      writeFileSync(fileOf(build, 'style sheet'), 'body { display: none }')
      hashAnew(build)
    },
    end: 'live',
    words: '',
  },
]
