import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seal, unseal, WrongSecretsKey } from './seal'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'seal-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

const SECRETS_KEY = 'Zm9yIHRlc3RzIG9ubHksIDMyIGJ5dGVzIGxvbmcgISE='

test.each([undefined, SECRETS_KEY])('a text is read again with the same key, %s', async secretsKey => {
  const place = { dataDir, secretsKey }
  const sealed = await seal(place, 'secreto', 7)
  expect(sealed).not.toContain('secreto')
  expect(await seal(place, 'secreto', 7)).not.toBe(sealed)
  expect(await unseal(place, sealed, 7)).toBe('secreto')
})

test('with another key, for another person, or changed it is refused', async () => {
  const sealed = await seal({ dataDir }, 'secreto', 7)
  await expect(unseal({ dataDir }, sealed, 8)).rejects.toThrow(WrongSecretsKey)
  await expect(unseal({ dataDir, secretsKey: SECRETS_KEY }, sealed, 7)).rejects.toThrow(WrongSecretsKey)
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`
  await expect(unseal({ dataDir }, changed, 7)).rejects.toThrow(WrongSecretsKey)
  await writeFile(join(dataDir, 'secrets.key'), 'half a k')
  await expect(unseal({ dataDir }, sealed, 7)).rejects.toThrow(WrongSecretsKey)
  await expect(seal({ dataDir }, 'secreto', 7)).rejects.toThrow(WrongSecretsKey)
})

test('the key’s file is made once, for its own user alone', async () => {
  const sealed = await Promise.all([1, 2, 3].map(id => seal({ dataDir }, `de ${id}`, id)))
  expect((await stat(join(dataDir, 'secrets.key'))).mode & 0o777).toBe(0o600)
  expect(await Promise.all(sealed.map((text, i) => unseal({ dataDir }, text, i + 1)))).toEqual([
    'de 1',
    'de 2',
    'de 3',
  ])
})
