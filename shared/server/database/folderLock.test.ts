import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FolderInUse, lockFolder } from './folderLock'

test('one holder at a time locks a folder; it is free again after the release', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'my-diet-lock-'))
  const unlock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
  await expect(lockFolder(folder)).rejects.toThrow(folder)
  await unlock()
  await (await lockFolder(folder))()
  rmSync(folder, { recursive: true })
})
