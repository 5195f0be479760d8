import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { releaseFolder } from 'shared/releases/record'
import { shelfIn } from 'shared/releases/shelf'
import type { ReleaseJson } from 'shared/remote/remoteJson'
import { mainMenu } from '../fixtures/mainMenu'
import { publishChanged, publishWith } from '../fixtures/publishChanged'
import type { Server } from '../fixtures/startServer'

/** A fault that no gate sees: the release becomes live, and a page is the first to meet it. */
export interface PageFault {
  name: string
  app: string
  /** Makes the faulty release live; answers its name. */
  publish(server: Server): string
  /** The wire's part: it changes a page's requests for the release. */
  wire?(context: BrowserContext, release: string): Promise<void>
  /** How a visitor comes to the screen, from the first page. */
  open(page: Page): Promise<void>
  /** Its address, and its title. */
  address: string
  heading: string
  /** The first sight of its visitors, and whether the server takes it back by itself. */
  saw: string
  end: 'taken back' | 'live'
}

const CITAS = 'mf-citas'
const CHANGED_NAME = 'Ana Lucía'

const shelfOf = (server: Server) => shelfIn(server.environment.DATA_DIR)
const toCitas = (page: Page) =>
  mainMenu(page).getByRole('link', { name: 'Citas' }).click({ noWaitAfter: true })

/** The file of the first screen that belongs to it alone. */
function fileOf(build: string, kind: 'js' | 'css'): string {
  const { exposes } = JSON.parse(readFileSync(join(build, 'release.json'), 'utf8')) as ReleaseJson
  return join(build, exposes['./citas']?.[kind]?.at(-1) ?? '')
}

/** Publishes the live release with a file of its first screen changed, as if its team had built it so. */
const built = (kind: 'js' | 'css', how: (text: string) => string) => (server: Server) =>
  publishWith(server, CITAS, build => {
    const file = fileOf(build, kind)
    writeFileSync(file, how(readFileSync(file, 'utf8')))
  })

/** A release without a fault of its own. The same text twice is the same release, with what was reported of it. */
const sound = (title: string) => (server: Server) =>
  publishChanged(server, CITAS, { 'Tu próxima cita': title })

const atCitas = { app: CITAS, open: toCitas, address: '/user/citas', heading: 'Citas' }
const SCREEN = 'the screen'
const givesWay = { ...atCitas, saw: SCREEN, end: 'taken back' } as const

export const PAGE_FAULTS: readonly PageFault[] = [
  {
    ...givesWay,
    name: 'is built with half a chunk',
    publish: built('js', text => text.slice(0, text.length / 2)),
  },
  {
    ...givesWay,
    name: 'throws when it is loaded',
    publish: built('js', text => `throw new Error('roto');${text}`),
  },
  {
    ...givesWay,
    name: 'throws when it is first rendered',
    publish: built('js', text =>
      text.replaceAll('children:"Tu próxima cita"', 'children:(()=>{throw new Error("roto")})()'),
    ),
  },
  {
    ...givesWay,
    name: 'loses half a chunk on the shelf',
    publish(server) {
      const release = sound('Tu cita que sigue')(server)
      const file = fileOf(releaseFolder(shelfOf(server), CITAS, release), 'js')
      truncateSync(file, Math.floor(statSync(file).size / 2))
      return release
    },
  },
  {
    ...givesWay,
    name: 'has a chunk that hangs',
    publish: sound('Tu cita más próxima'),
    // Their sockets stay open and no byte comes.
    async wire(context, release) {
      await context.route(new RegExp(`/${release}/expose-citas\\.`), () => new Promise<void>(() => undefined))
    },
  },
  {
    ...atCitas,
    name: 'has a style sheet that hides the page',
    publish: built('css', () => 'body { display: none }'),
    saw: 'a white page',
    end: 'taken back',
  },
  {
    ...atCitas,
    name: 'has an endless loop',
    // In the code of its modules, where a team's own is: `2465(e,s,a){`.
    publish: built('js', text => text.replaceAll(/\d+\(\w+(,\w+)*\)\{/g, '$&for(;;){}')),
    saw: 'a page that stands still',
    end: 'taken back',
  },
  {
    name: 'sends an event of another version',
    app: 'mf-cuenta',
    publish: server => publishChanged(server, 'mf-cuenta', { profileChanged: 'profileMoved' }),
    async open(page) {
      await page.goto('/user/perfil')
      await page.getByRole('button', { name: 'Editar' }).click()
      await page.getByLabel('Nombre').fill(CHANGED_NAME)
      await page.getByRole('button', { name: 'Guardar', exact: true }).click()
      await expect(page.getByText('Tu perfil se guardó.')).toBeVisible()
      await mainMenu(page).getByRole('link', { name: 'My Diet' }).click()
    },
    address: '/user',
    heading: `Hola, ${CHANGED_NAME}`,
    // The event has no listener: the greeting is read anew with the page.
    saw: SCREEN,
    end: 'live',
  },
]
