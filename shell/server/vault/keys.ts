import { createHmac } from 'node:crypto'
import { canonicalAddress } from 'shared/published/mailAddress'
import type { Config } from 'shared/server/config/config'
import { keyOf, VAULT_KEY } from '../sealing/keyFile'
import { newKey, sealBytes, unsealBytes } from '../sealing/seal'

type Place = Pick<Config, 'dataDir' | 'vaultKey'>

const keyOfVault = ({ dataDir, vaultKey }: Place) => keyOf({ dataDir, file: VAULT_KEY, configured: vaultKey })

/** The same for the same address, and of no use to anybody without the vault's key. */
export async function pseudonymOf(place: Place, email: string): Promise<string> {
  const key = await keyOfVault(place)
  return createHmac('sha256', key)
    .update(`address ${canonicalAddress(email)}`)
    .digest('base64url')
}

/** A key for one account, and the form in which the database has it. */
export async function newAccountKey(
  place: Place,
  accountId: string,
): Promise<{ key: Buffer; sealedKey: string }> {
  const key = newKey()
  const sealedKey = sealBytes(await keyOfVault(place), key, accountId).toString('base64')
  return { key, sealedKey }
}

/** Throws `WrongKey` where the vault's key is another than when the account ended. */
export async function accountKeyOf(
  place: Place,
  { id, sealedKey }: { id: string; sealedKey: string },
): Promise<Buffer> {
  return unsealBytes(await keyOfVault(place), Buffer.from(sealedKey, 'base64'), id)
}
