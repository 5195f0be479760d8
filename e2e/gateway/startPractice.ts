import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publish } from 'shared/releases'
import { rollback } from 'shared/releases/releases'
import { remotes } from 'shared/releases/remotes'
import { shelfIn } from 'shared/releases/shelf'
import { startMailServer } from 'shared/testing/services/mailServer'
import { startPostgres } from 'shared/testing/services/startPostgres'
import { replaceAll } from 'shared/tooling/deploy/replaceAll'
import { freePorts, repositoryRoot, startServer } from '../fixtures/startServer'
import { startFleet } from './startFleet'
import { startGateway } from './startGateway'
import { type StartedProgram, startProgram } from './startProgram'

const APPS = ['shell', ...remotes()]

/** A practice of two APIs, the shell and the remotes behind the gateway, whose every part changes its version. */
export interface Practice {
  url: string
  databaseUrl: string
  /** To where its mails go: nobody is there yet. */
  mailPort: number
  /** As `npm run deploy` does. */
  replaceApis(root: string): Promise<void>
  /** As `docker compose up -d --no-deps shell mf-diet …` with the images of this version does. */
  releaseThis(): Promise<void>
  /** As `npm run rollback` of each, and the shell's image of that version. */
  takeBackTo(root: string): Promise<void>
  stop(): Promise<void>
}

/** Begins with the code below `former`, which makes its data as at its first start. */
export async function startPractice(former: string): Promise<Practice> {
  const folder = mkdtempSync(join(tmpdir(), 'my-diet-upgrade-'))
  const shelf = shelfIn(folder)
  const postgres = await startPostgres()
  const unheard = await startMailServer()
  const mailPort = Number(new URL(unheard.url).port)
  await unheard.stop()
  const environment = {
    DATA_DIR: folder,
    DATABASE_URL: postgres.urlOf('postgres'),
    SMTP_URL: unheard.url,
    MAIL_FROM: 'My Diet <hola@ejemplo.mx>',
  }
  const first = await startServer({
    root: former,
    home: { environment, remove: async () => undefined },
  })
  await first.stop()

  const port = await freePorts()
  let pages: StartedProgram | undefined
  const showPages = async (root: string) => {
    await pages?.stop()
    pages = await startProgram(['node', '--import', 'tsx', join(root, 'shell/server/main.ts')], {
      cwd: root,
      environment: {
        ...{ DATA_DIR: folder, SERVE: 'pages,remotes', REMOTE_ORIGINS: '*=/', TRUST_PROXY: '1' },
        ...{ NODE_ENV: 'production', PORT: String(port), LOG_LEVEL: 'warn' },
      },
      ready: `http://127.0.0.1:${port}/`,
    })
  }
  const host = (root: string) => join(root, 'shell/server/main.ts')
  const { fleet, ports, runs, stop } = startFleet(host(former), { ...environment, REMOTE_ORIGINS: '*=/' })
  const gateway = await startGateway(port + APPS.length, {
    shell: port,
    api: ports,
    ...Object.fromEntries(remotes().map((name, i) => [name, port + 1 + i])),
  })
  await showPages(former)
  await fleet.startOne()
  await fleet.startOne()
  return {
    url: gateway.url,
    databaseUrl: environment.DATABASE_URL,
    mailPort,
    async replaceApis(root) {
      runs(host(root))
      await replaceAll(fleet, console.info)
    },
    async releaseThis() {
      for (const app of APPS) publish(shelf, app, join(repositoryRoot, app, 'dist'))
      await showPages(repositoryRoot)
    },
    async takeBackTo(root) {
      for (const app of APPS) rollback(shelf, app)
      await showPages(root)
    },
    async stop() {
      await stop()
      await pages?.stop()
      await gateway.stop()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
