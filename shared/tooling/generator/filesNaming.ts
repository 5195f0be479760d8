import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const PASSED_OVER = /^(node_modules|dist|storybook-static|package-lock\.json)$|^\.(?!github|storybook)/
const TEXT = /\.(ts|tsx|mjs|json|jsonc|md|css|yml|yaml|conf|Dockerfile)$|^CODEOWNERS$/

/** The files of a working copy whose text has a word, below its root and in order. */
export function filesNaming(root: string, word: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !PASSED_OVER.test(name))
    .flatMap(entry => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return filesNaming(root, word, path)
      const isNaming =
        entry.isFile() && TEXT.test(entry.name) && readFileSync(join(root, path), 'utf8').includes(word)
      return isNaming ? [path] : []
    })
    .sort()
}
