import { expect } from '@playwright/test'
import { remotes } from 'shared/releases/remotes'
import { signIn } from '../fixtures/test'
import { ask } from './ask'
import { openScreens } from './openScreens'
import { registryOf, test } from './withParts'

test("released screens open while the shelf's service is away @drill", async ({ page, parts }) => {
  await page.goto('/')
  await signIn(page, 'ana@mydiet.mx')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana')
  const { remotes: registered } = await registryOf(parts)
  await parts.stop('api')
  expect((await ask(`${parts.url}/shelf/mf-diet/releases`)).status).toBe(502)
  const { failed, loaded } = await openScreens(page, parts.url, registered)
  expect(failed).toEqual([])
  expect(loaded).toEqual(remotes())
})
