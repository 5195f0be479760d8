import { hash, verify } from '@node-rs/argon2'

/** argon2id with the library's parameters: 19 MiB, two passes. */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

let dummyHash: Promise<string> | undefined

/**
 * Whether the password is the account's. Without an account the same work is done against the hash of an empty
 * password, so that the time taken does not reveal which addresses have an account.
 */
export async function isPasswordOf(
  account: { passwordHash: string } | undefined,
  password: string,
): Promise<boolean> {
  dummyHash ??= hash('')
  const right = await verify(account?.passwordHash ?? (await dummyHash), password)
  return right && account !== undefined
}
