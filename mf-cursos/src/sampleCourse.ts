import type { Course } from 'shared/published/courses'
import type { Comment } from '../contract/community'
import type { OwnCourse } from '../contract/courses'
import type { ReplyNotice } from '../contract/notices'
import type { Product } from '../contract/products'
import type { Category, Topic } from '../rules/courseTree'

/** A small course with its community and products, for stories. */
type Subtopic = Topic['subtemas'][number]

const subtopic = (id: number, name: string, more: Partial<Subtopic> = {}): Subtopic => ({
  id,
  name,
  description: '<p>Sirve la mitad de tu plato con verduras.</p><ul><li>Nopales</li><li>Calabacita</li></ul>',
  image: '',
  video: '',
  audio: '',
  captions: '',
  documento: '',
  duration: 5,
  frase: '',
  pts: 10,
  tip: [],
  status: false,
  changes: 0,
  ...more,
})

export const SAMPLE_DAYS = { purchaseDay: '2026-11-01', today: '2026-11-09' }

export const sampleCategories: Category[] = ['Empezar', 'Digestión', 'Energía'].map((category, at) => ({
  id: at + 1,
  category,
  curso: {
    name: 'Nutrición funcional',
    title: `${category}, paso a paso`,
    description: '<p>Dos semanas para mirar con otros ojos lo que ya comes.</p>',
    modulos: [
      {
        id: at * 10 + 1,
        name: 'Semana 1: Conoce tu plato',
        frase: 'Primero mira, después cambia.',
        image: '',
        temas: [
          {
            id: at * 100 + 1,
            name: 'Qué hay en tu plato',
            description: 'Los cinco grupos y para qué sirve cada uno.',
            duration: 4,
            status: true,
            subtemas: [
              subtopic(at * 1000 + 1, 'Los cinco grupos', { status: true, changes: 1 }),
              subtopic(at * 1000 + 2, 'Tu foto de hoy', { status: true, changes: 1 }),
            ],
          },
          {
            id: at * 100 + 2,
            name: 'Comer con calma',
            description: 'El cuerpo tarda veinte minutos en avisar.',
            duration: 10,
            status: false,
            subtemas: [
              subtopic(at * 1000 + 3, 'Veinte minutos', {
                frase: 'Sin prisa.',
                tip: ['agua'],
                documento: 'a.pdf',
              }),
              subtopic(at * 1000 + 4, 'Tres bocados'),
            ],
          },
          {
            id: at * 100 + 3,
            name: 'Agua y fibra',
            description: '',
            duration: 5,
            status: false,
            subtemas: [subtopic(at * 1000 + 5, 'Tu vaso a la vista')],
          },
        ],
      },
    ],
  },
}))

export const sampleCourse: Course = {
  id: 1,
  title: 'Nutrición funcional',
  name: '',
  featureImage: '',
  featureVideo: '',
  description: '<p>Aprende a elegir, combinar y preparar alimentos.</p>',
}

export const sampleCourses: Course[] = ['Nutrición funcional', 'Control de peso', 'Salud hormonal'].map(
  (title, at) => ({ ...sampleCourse, id: at + 1, title }),
)

/** The price of any course, and of a consultation. */
export const samplePrices = {
  prices: [
    { productId: 'Course', product: null, title: 'Curso', minutes: null, specialties: [], amount: 14_900 },
    {
      productId: 'PsicologiaOnline',
      title: 'Consulta en línea',
      description: '',
      minutes: 60,
      specialties: ['PSYCHOLOGY'],
      places: ['online'],
      amount: 59_000,
    },
  ],
}

export const sampleOwn: OwnCourse[] = [
  { courseId: 1, title: 'Nutrición funcional', name: '', completed: 6, total: 15, newReplies: 2 },
]

const comment = (id: number, firstName: string, content: string, more: Partial<Comment> = {}): Comment => ({
  id,
  content,
  courseId: 1,
  parentId: 0,
  userId: id + 10,
  createdAt: '2026-11-08T18:00:00.000Z',
  user: { firstName },
  isMine: false,
  isEdited: false,
  isAnonymous: false,
  isReported: false,
  specialist: '',
  likes: [],
  answerCount: 0,
  ...more,
})

export const sampleQuestions: Comment[] = [
  comment(5, '', '¿Es normal tener hambre a media noche?', { userId: 0, isAnonymous: true }),
  comment(4, 'Luis', '', { isReported: true }),
  comment(3, 'Sofía', '¿Los frijoles de olla se pueden congelar con todo y caldo?', {
    likes: [{ userId: 1 }, { userId: 14 }],
    answerCount: 2,
  }),
  comment(2, 'Ana', 'Hice la foto de mi plato y casi no había verdura 😅', {
    userId: 1,
    isMine: true,
    isEdited: true,
    createdAt: new Date().toISOString(),
  }),
  comment(1, '', '', { userId: 0, answerCount: 1 }),
]

export const sampleNotices: ReplyNotice[] = [
  {
    courseId: 1,
    course: 'Nutrición funcional',
    question: 'Hice la foto de mi plato y casi no había verdura 😅',
    reply: comment(9, '', 'Empieza por media taza en la comida.', {
      parentId: 2,
      userId: 0,
      specialist: 'Laura Méndez',
    }),
  },
]

export const sampleProducts: Product[] = ['Aguacate', 'Amaranto reventado', 'Avena en hojuelas'].map(
  (name, at) => ({
    id: at + 1,
    name,
    gallery: [],
    categories: ['Desayunos', 'Fibra'],
    usage: '<p>Dos cucharadas sobre fruta o yogur.</p>',
    whereToBuy: '<p>Mercados y tiendas de barrio.</p>',
    avoid: '<p>Las barras cubiertas de chocolate.</p>',
  }),
)
