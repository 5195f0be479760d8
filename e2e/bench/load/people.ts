import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { hashOfToken } from 'shared/server/http/person'

export interface SignedIn {
  id: number
  token: string
}

/** Copies of Ana, each with what she bought, planned and answered, and with a session of their own. */
export async function signedInPeople(databaseUrl: string, count: number): Promise<SignedIn[]> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const people: SignedIn[] = []
    for (let n = 0; n < count; n++) {
      const token = randomBytes(32).toString('base64url')
      const { rows } = await client.query<{ id: number }>(
        `insert into auth.users (email, password_hash, first_name, last_name, gender, birthdate, phone,
           emergency_contact_phone, privacy_notice, privacy_notice_at, address_proved_at)
         select $1, password_hash, first_name, last_name, gender, birthdate, phone,
           emergency_contact_phone, privacy_notice, privacy_notice_at, address_proved_at
         from auth.users where email = 'ana@mydiet.mx' returning id`,
        [`persona${n}@ejemplo.mydiet.mx`],
      )
      const id = rows[0]?.id ?? 0
      await client.query(
        `insert into auth.sessions (token_hash, user_id, expires_at, used_at)
         values ($1, $2, now() + interval '1 day', now())`,
        [hashOfToken(token), id],
      )
      await client.query(
        `insert into cuenta.purchases (user_id, product_id, product, status, created_at)
         select $1, product_id, product, status, created_at from cuenta.purchases
         where user_id = (select id from auth.users where email = 'ana@mydiet.mx')`,
        [id],
      )
      people.push({ id, token })
    }
    await client.query('analyze')
    return people
  } finally {
    await client.end()
  }
}
