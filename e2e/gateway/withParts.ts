import { test as base } from '@playwright/test'
import type { Registry } from 'shared/remote/remoteJson'
import { type Parts, startParts } from './startParts'

/** Every part of docker-compose.yml in its own process, behind the gateway's own configuration. */
export const test = base.extend<object, { parts: Parts }>({
  parts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs off this pattern
    async ({}, use) => {
      const parts = await startParts()
      await use(parts)
      await parts.remove()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ parts }, use) => use(parts.url),
})

export const registryOf = async (parts: Parts) =>
  (await (await fetch(`${parts.url}/registry.json`)).json()) as Registry
