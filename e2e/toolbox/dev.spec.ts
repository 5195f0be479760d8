import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { remotes } from 'shared/releases/remotes'
import { type CopyOfRepository, copyOfRepository } from 'shared/testing/programs/copyOfRepository'
import { startDevelopment } from '../fixtures/startDevelopment'
import { freePorts, repositoryRoot } from '../fixtures/startServer'
import { signIn } from '../fixtures/test'

test.describe.configure({ mode: 'serial' })

let dataDir: string
test.beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'my-diet-dev-'))
})
test.afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true })
})

const RECIPE = 'mf-diet/src/screens/comidas/recipe/RecipeView.tsx'

function edit(copy: CopyOfRepository, change: (source: string) => string) {
  const file = join(copy.root, RECIPE)
  const source = readFileSync(file, 'utf8')
  const changed = change(source)
  expect(changed).not.toBe(source)
  writeFileSync(file, changed)
}

test('npm run dev: a change in a remote shows at once in the shell, and the screen keeps its state', {
  tag: '@drill',
}, async ({ page }) => {
  const copy = copyOfRepository()
  const port = await freePorts()
  const ready = `http://localhost:${port}/api/health/ready`
  const dev = await startDevelopment(copy.root, ['dev', 'mf-diet'], {
    port,
    environment: { DATA_DIR: dataDir },
    ready,
  })
  try {
    await page.goto(`http://localhost:${port}/user/comidas`)
    await signIn(page, 'ana@mydiet.mx')
    await page
      .getByRole('button', { name: /Ver mas/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'Preparación' })).toBeVisible()
    await page.getByRole('button', { name: 'Una porción más' }).click()
    const document = await page.evaluateHandle(() => window.document)

    edit(copy, source => source.replace('<h2>Preparación</h2>', '<h2>Manos a la obra</h2>'))
    await expect(page.getByRole('heading', { name: 'Manos a la obra' })).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText('2 porciones')).toBeVisible()
    expect(await document.evaluate(before => before === window.document)).toBe(true)
  } finally {
    await dev.stop()
    copy.remove()
  }
})

test('npm run dev -w mf-objetivos: only the remote, with the demo person signed in', {
  tag: '@drill',
}, async ({ page }) => {
  const port = await freePorts()
  const own = `http://localhost:${port + 1 + remotes().indexOf('mf-objetivos')}`
  const alone = await startDevelopment(repositoryRoot, ['alone', 'mf-objetivos'], {
    port,
    environment: { DATA_DIR: dataDir },
    ready: `${own}/api/health/ready`,
  })
  try {
    await page.goto(own)
    await expect(page).toHaveURL(/\/user\/objetivos$/)
    await expect(page.getByRole('region', { name: 'Tests por responder' })).toBeVisible()
  } finally {
    await alone.stop()
  }
})
