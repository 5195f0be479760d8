// The floor that the API's calls are compared with: Fastify and one indexed row of PostgreSQL, nothing else.
import fastify from 'fastify'
import pg from 'pg'

const [databaseUrl = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
await pool.query('create table if not exists floor (id integer primary key, reason text not null)')
await pool.query(
  "insert into floor select n, 'allergy' from generate_series(1, 1000) n on conflict do nothing",
)
await pool.query('analyze floor')

const app = fastify()
app.get('/row/:id', async request => {
  const { id } = request.params as { id: string }
  const { rows } = await pool.query({
    name: 'row',
    text: 'select id, reason from floor where id = $1',
    values: [id],
  })
  return rows
})
console.info(await app.listen({ port: 0, host: '127.0.0.1' }))
