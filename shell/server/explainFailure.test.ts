import { createServer } from 'node:net'
import { ConfigError } from 'shared/server/config/variables'
import { ExtensionMissing } from 'shared/server/database/extensions'
import { MigrationFailed } from 'shared/server/database/migrationFailed'
import { explainFailure } from './explainFailure'

function databaseSaid(code: string, message: string): Error {
  return Object.assign(new Error(message), { code })
}

test.each([
  ['42703', 'column "color" does not exist'],
  ['42P01', 'relation "diet.ratings" does not exist'],
])(
  'tables that differ from schema.ts are explained, with the command that repairs them: %s',
  (code, said) => {
    const plain = databaseSaid(code, said)
    const wrapped = new Error('Failed query: select …', { cause: plain })
    for (const error of [plain, wrapped, new Error('starting', { cause: wrapped })]) {
      expect(explainFailure(error)).toBe(
        `Las tablas no son como dice schema.ts (${said}).\nSi lo cambiaste, falta su migración: npm run migration -- mf-… que-cambio`,
      )
    }
  },
)

test('a migration that fails for a missing table keeps its own message', () => {
  const cause = new Error('Failed query', { cause: databaseSaid('42P01', 'relation "notas" does not exist') })
  const failed = new MigrationFailed('notas', '0001.sql no se pudo aplicar', 'no hay tabla', cause)
  expect(explainFailure(failed)).toBe('Migraciones de «notas»: 0001.sql no se pudo aplicar: no hay tabla')
})

test('the message about a port in use names the port', async () => {
  const first = createServer()
  const port = await new Promise<number>(resolve => {
    first.listen(0, () => resolve((first.address() as { port: number }).port))
  })
  const error = await new Promise(resolve => createServer().once('error', resolve).listen(port))
  first.close()
  expect(explainFailure(error)).toBe(
    `El puerto ${port} está ocupado por otro programa. Indica otro con PORT.`,
  )
})

test('the message about an unreachable database names its variable, also from within another error', () => {
  const error = new Error('Failed query', { cause: databaseSaid('ECONNREFUSED', 'connect ECONNREFUSED') })
  expect(explainFailure(error)).toMatch(/DATABASE_URL/)
})

test.each([
  ['3D000', 'La base de datos que nombra DATABASE_URL no existe. Créala vacía, o corrige el nombre.'],
  ['28P01', 'La base de datos no acepta el usuario o la contraseña de DATABASE_URL.'],
  ['ENOSPC', 'El disco está lleno: no cabe lo que se escribía.'],
])('an operator reads %s in words, also from within another error', (code, words) => {
  const cause = databaseSaid(code, 'said in English')
  expect(explainFailure(new Error('Failed query', { cause }))).toBe(words)
})

test('the message about a folder names it', () => {
  const error = Object.assign(databaseSaid('EACCES', 'permission denied'), { path: '/mnt/respaldos' })
  expect(explainFailure(error)).toBe('Este usuario no tiene permiso (/mnt/respaldos).')
})

test('a configuration error has no stack, an unforeseen one has', () => {
  expect(explainFailure(new ConfigError(['PORT: no']))).not.toMatch(/ at /)
  expect(explainFailure(databaseSaid('23505', 'duplicate key'))).toMatch(/duplicate key[\s\S]* at /)
})

test('the message about a missing extension says how to install it', () => {
  const refused = new ExtensionMissing('btree_gist', databaseSaid('42501', 'permission denied'))
  expect(explainFailure(refused)).toBe(refused.message)
  const absent = new ExtensionMissing(
    'btree_gist',
    new Error('Failed query', { cause: databaseSaid('0A000', 'not available') }),
  )
  expect(explainFailure(absent)).toContain('paquete contrib')
})
