import { MS_PER_DAY, MS_PER_HOUR } from 'shared/dates/times'
import type { Database } from 'shared/server/database/database'
import type { SliceContext } from 'shared/server/slices/context'
import type { DemoPeople } from 'shared/server/slices/slice'
import { recount } from '../community/commentStore'
import { idsOf } from '../courses/courseStore'
import { commentLikes, comments } from '../schema'

/** An author is 0 for Ana, or the number of one of the other people, from 1. */
interface Thread {
  course: string
  daysAgo: number
  author: number
  question: string
  replies: readonly [author: number, reply: string][]
  likes: readonly number[]
}

const thread = (
  course: string,
  daysAgo: number,
  [author, question]: [number, string],
  likes: readonly number[],
  ...replies: [author: number, reply: string][]
): Thread => ({ course, daysAgo, author, question, likes, replies })

const [FUNCIONAL, PESO, HORMONAL, ACTIVA] = [
  'Nutrición funcional',
  'Control de peso',
  'Salud hormonal',
  'Vida activa',
] as const

const THREADS: readonly Thread[] = [
  thread(
    FUNCIONAL,
    18,
    [1, '¿La avena instantánea cuenta igual que la de hojuelas?'],
    [0, 2, 3, 5],
    [2, 'Yo me fijo que diga solo avena en los ingredientes.'],
    [0, 'A mí me llena más la de hojuelas, y sale más barata a granel.'],
  ),
  thread(
    FUNCIONAL,
    15,
    [0, 'Hice la foto de mi plato y casi no había verdura 😅 ¿Por dónde empezaron ustedes?'],
    [1, 2, 4],
    [3, 'Con una ensalada antes de la comida. Así no se me olvida.'],
    [1, 'Nopales asados: se hacen mientras caliento las tortillas.'],
    [5, 'Yo pico zanahoria y jícama el domingo para toda la semana.'],
  ),
  thread(
    FUNCIONAL,
    9,
    [4, '¿Los frijoles de olla se pueden congelar con todo y caldo?'],
    [2],
    [1, 'Sí, en recipientes chicos. Me duran dos meses.'],
  ),
  thread(
    FUNCIONAL,
    6,
    [2, 'La escala de hambre me ayudó a ver que ceno por cansancio. ¿Alguien más?'],
    [0, 1, 3, 4, 5],
    [0, 'Yo igual. Ahora me acuesto media hora antes y se me quita.'],
  ),
  thread(FUNCIONAL, 2, [5, '¿Qué hacen cuando comen en la oficina y no hay dónde calentar?'], []),
  thread(
    PESO,
    17,
    [3, 'Llevo dos semanas sin bajar nada. ¿Es normal?'],
    [0, 1, 2],
    [1, 'A mí me pasó en la tercera semana. En el tema de mesetas viene una lista que me sirvió.'],
    [4, 'Revisa cuánto estás durmiendo, a mí eso me detuvo.'],
  ),
  thread(
    PESO,
    11,
    [0, '¿Cómo le hacen en las carnes asadas de los domingos?'],
    [2, 3, 5],
    [5, 'Llevo ensalada para todos y me sirvo eso primero 🥗'],
    [2, 'Me quedo con dos tacos y me los como despacio, sin culpa.'],
  ),
  thread(PESO, 7, [1, 'Medir con la mano me quitó la ansiedad de la báscula. ¡Gracias!'], [0, 4]),
  thread(
    PESO,
    3,
    [4, '¿Los 15 minutos de caminata pueden ser en la cinta?'],
    [],
    [3, 'Yo los hago así cuando llueve.'],
  ),
  thread(
    HORMONAL,
    14,
    [5, '¿Con qué llevan el registro del ciclo? ¿Cuaderno o aplicación?'],
    [1, 2],
    [1, 'Cuaderno, junto a la cama. Así no se me pasa.'],
    [2, 'Calendario del celular, con tres colores.'],
  ),
  thread(
    HORMONAL,
    8,
    [2, 'Me daba miedo el papanicolaou y fue más rápido de lo que pensé. Ánimo a quien lo esté posponiendo.'],
    [1, 4, 5],
  ),
  thread(HORMONAL, 4, [1, 'Si camino después de comer, ¿tiene que ser justo al terminar?'], [5]),
  thread(
    ACTIVA,
    13,
    [3, 'Para quienes empiezan de cero: ¿mejor en la mañana o en la noche?'],
    [2, 4],
    [4, 'La que no falles. Yo en la mañana, antes de que despierten los niños.'],
  ),
  thread(
    ACTIVA,
    5,
    [4, 'Me duele la rodilla con las sentadillas, ¿las cambio por algo?'],
    [],
    [3, 'Yo las hago a una silla más alta. Si sigue el dolor, mejor consulta.'],
  ),
]

/** People talk in the communities of the four courses. Only an empty community is filled. */
export async function demoCommunity(
  { database, now }: SliceContext,
  { ana, others }: DemoPeople,
): Promise<void> {
  if ((await database.$count(comments)) > 0) return
  const people = [ana, ...others]
  const oldestFirst = [...THREADS].sort((a, b) => b.daysAgo - a.daysAgo)
  for (const one of oldestFirst) {
    const [courseId] = await idsOf(database, [one.course])
    const userIdOf = (author: number) => people[author] ?? ana
    if (courseId === undefined) continue
    const askedAt = now().getTime() - one.daysAgo * MS_PER_DAY
    const add = (author: number, content: string, hours: number, parentId: number | null = null) =>
      addComment(database, {
        userId: userIdOf(author),
        courseId,
        parentId,
        content,
        createdAt: new Date(askedAt + hours * MS_PER_HOUR),
      })
    const question = await add(one.author, one.question, 0)
    for (const [n, [author, reply]] of one.replies.entries()) await add(author, reply, n * 5 + 2, question)
    const likes = one.likes.map(author => ({ commentId: question, userId: userIdOf(author) }))
    if (likes.length > 0) await database.insert(commentLikes).values(likes)
    await recount(database, [question])
  }
}

async function addComment(database: Database, row: typeof comments.$inferInsert): Promise<number> {
  const [added] = await database.insert(comments).values(row).returning({ id: comments.id })
  if (!added) throw new Error('the comment was not added')
  return added.id
}
