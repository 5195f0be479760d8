import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

const ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** Debian's Chromium without a window: the same engine, with about a quarter less processor time for a journey. */
export const HEADLESS_SHELL = ['/usr/bin/chromium-headless-shell']
/** Debian's Chromium, the browser that people have. */
export const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser']

/** For tests. Where none is installed, Playwright takes its own. */
export const testBrowser: LaunchOptions = browserAt([...HEADLESS_SHELL, ...CHROMIUM])

/** For measurements. */
export const fullBrowser: LaunchOptions = browserAt(CHROMIUM)

function browserAt(places: readonly string[]): LaunchOptions {
  return { executablePath: places.find(existsSync), args: ARGS }
}
