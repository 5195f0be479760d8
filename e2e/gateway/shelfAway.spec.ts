import { expect } from '@playwright/test'
import { remotes } from 'shared/releases/remotes'
import type { Registry } from 'shared/remote/remoteJson'
import { signIn } from '../fixtures/test'
import { ask } from './ask'
import { openScreens } from './openScreens'
import { test } from './withParts'

test("released screens open while the shelf's service is away @drill", async ({ page, parts }) => {
  await page.goto('/')
  await signIn(page, 'ana@mydiet.mx')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana')
  const { remotes: registered } = (await (await fetch(`${parts.url}/registry.json`)).json()) as Registry
  await parts.stop('api')
  try {
    expect((await ask(`${parts.url}/shelf/mf-diet/releases`)).status).toBe(502)
    const { failed, loaded } = await openScreens(page, parts.url, registered)
    expect(failed).toEqual([])
    expect(loaded).toEqual(remotes())
  } finally {
    await parts.start('api')
  }
})
