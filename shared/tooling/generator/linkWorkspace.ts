import { existsSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Lock {
  packages: Record<string, object>
}

/**
 * Does for a new workspace what `npm install` would, without asking the registry, since it needs no new package: the
 * link in node_modules, and its two entries in the lock file.
 */
export function linkWorkspace(root: string, workspace: string): void {
  const link = join(root, 'node_modules', workspace)
  if (!existsSync(link)) symlinkSync(`../${workspace}`, link, 'dir')
  const { version, dependencies } = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'))
  changeLock(root, packages => ({
    ...packages,
    [workspace]: { version, dependencies },
    [`node_modules/${workspace}`]: { resolved: workspace, link: true },
  }))
}

/** Undoes it, for a workspace whose folder is gone. */
export function unlinkWorkspace(root: string, workspace: string): void {
  rmSync(join(root, 'node_modules', workspace), { force: true })
  changeLock(root, packages =>
    Object.fromEntries(
      Object.entries(packages).filter(
        ([name]) =>
          name !== `node_modules/${workspace}` && name !== workspace && !name.startsWith(`${workspace}/`),
      ),
    ),
  )
}

function changeLock(root: string, change: (packages: Lock['packages']) => Lock['packages']): void {
  const file = join(root, 'package-lock.json')
  const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock
  const sorted = Object.entries(change(lock.packages)).sort(([a], [b]) => a.localeCompare(b, 'en'))
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`)
  // Marks node_modules as newer than the lock file, so that the next command need not install.
  const installed = join(root, 'node_modules/.package-lock.json')
  if (existsSync(installed)) utimesSync(installed, new Date(), new Date(Date.now() + 1000))
}
