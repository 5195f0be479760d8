import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import type { Frame, Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

export interface Violation {
  id: string
  help: string
  nodes: { html: string; target: unknown }[]
}

/** The minified file: to bring it into a page takes longer than to run it there, and less with half of the bytes. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const SOURCE = `${AXE}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`

/**
 * The violations of axe's rules in an open page with its frames, or in the elements of `selector` alone. Only these
 * leave the page: to send all that passed takes many times longer than to find it.
 */
export async function violations(page: Page, options: RunOptions, selector?: string): Promise<Violation[]> {
  await bringAxe(page)
  return page.evaluate(
    async ({ selector, options }) => {
      const { axe } = globalThis as unknown as WithAxe
      const { violations } = await axe.run(selector ?? document, { ...options, resultTypes: ['violations'] })
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.map(({ html, target }) => ({ html, target })),
      }))
    },
    { selector, options },
  )
}

/** A frame of another site may never answer; its content is not ours. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    const brought = bringInto(frame)
    if (frame === page.mainFrame()) await brought
    else await Promise.race([brought.catch(() => undefined), pause(1_000)])
  }
}

/** A frame keeps axe until it is left. It is evaluated, which a content security policy does not forbid. */
async function bringInto(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(SOURCE)
}

interface WithAxe {
  axe: { run(context: string | Document, options: RunOptions): Promise<{ violations: Violation[] }> }
}
