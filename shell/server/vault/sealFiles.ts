import { eq, isNotNull } from 'drizzle-orm'
import type { SliceContext } from 'shared/server/slices/context'
import { leaveToNobody } from '../files/uploadStore'
import { sealBytes } from '../sealing/seal'
import { accountKeyOf } from './keys'
import { sealedFor } from './record'
import { vaultAccounts, vaultFiles } from './schema'

/** Seals the bytes of the files that moved into the vault. After an interruption, another call goes on. */
export async function sealFiles({
  config,
  database,
  files,
}: Pick<SliceContext, 'config' | 'database' | 'files'>): Promise<void> {
  const open = await database
    .select({ file: vaultFiles, account: vaultAccounts })
    .from(vaultFiles)
    .innerJoin(vaultAccounts, eq(vaultAccounts.id, vaultFiles.accountId))
    .where(isNotNull(vaultFiles.plainName))
  for (const { file, account } of open) {
    const { name, plainName, accountId, category } = file
    const plain = plainName === null ? undefined : await files.read(plainName)
    if (plain) {
      const key = await accountKeyOf(config, account)
      await files.put(sealBytes(key, plain, sealedFor(accountId, category)), name)
    }
    await database.transaction(async one => {
      await one.update(vaultFiles).set({ plainName: null }).where(eq(vaultFiles.name, name))
      if (plainName !== null) await leaveToNobody(one, [plainName])
    })
  }
}
