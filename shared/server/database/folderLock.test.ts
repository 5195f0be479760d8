import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FolderInUse, lockFolder } from './folderLock'

test('a folder is one holder’s at a time, and free again when it lets go', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'my-diet-lock-'))
  const unlock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
  await expect(lockFolder(folder)).rejects.toThrow(folder)
  await unlock()
  await (await lockFolder(folder))()
  rmSync(folder, { recursive: true })
})
