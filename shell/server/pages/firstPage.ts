import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Registry } from 'shared/remote/remoteJson'
import { atBase, type StaticHtml } from 'shared/remote/staticHtml'

/** The content of a page before the shell's code has loaded (shell/src/firstPage). */
export interface FirstPage {
  /** The sign-in form, and the styles of the shell's entry, which are inlined into the page. */
  entrance: StaticHtml
  /** The HTML of the other pages before sign-in, by path, while their code loads. */
  skeletons: Readonly<Record<string, string>>
  /** The address of the style sheet that the inlined styles replace. */
  styleSheet: string
  /** The styles of the frame. */
  frameCss: string
  /** The frame around a skeleton at an address below /user. */
  frame(registry: Registry, pathname: string, skeleton?: string): StaticHtml
}

const require = createRequire(import.meta.url)

/** Reads the first page from a release's folder; `main` are the files of the shell's entry. */
export function readFirstPage(folder: string, base: string, main: readonly string[]): FirstPage | undefined {
  const text = (name: string) => readFileSync(join(folder, name), 'utf8')
  const sheet = main.find(name => name.endsWith('.css'))
  if (!sheet || !existsSync(join(folder, 'frame.cjs'))) return undefined
  const { renderFrame } = require(join(folder, 'frame.cjs')) as { renderFrame: FirstPage['frame'] }
  return {
    // A style sheet's addresses are relative to its own address, and inlined styles have none.
    entrance: atBase(
      { html: text('entrance.html'), css: text(sheet).replaceAll('url(assets/', `url(${base}assets/`) },
      base,
    ),
    skeletons: skeletonsIn(join(folder, 'entrance-skeletons.json'), base),
    styleSheet: base + sheet,
    frameCss: atBase({ html: '', css: text('frame.css') }, base).css,
    frame: (registry, pathname, skeleton) => atBase(renderFrame(registry, pathname, skeleton), base),
  }
}

/** Releases from before the skeletons have no such file. */
function skeletonsIn(file: string, base: string): Record<string, string> {
  if (!existsSync(file)) return {}
  const skeletons = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  return Object.fromEntries(
    Object.entries(skeletons).map(([path, html]) => [path, atBase({ html, css: '' }, base).html]),
  )
}
