import Type from 'typebox'
import { LEVELS } from '../../rules/answers/recommendations'

const Text = (maxLength: number, minLength = 1) => Type.String({ minLength, maxLength })
const Key = Type.String({ pattern: '^[a-z0-9-]{1,60}$' })
const RowNumber = Type.Integer({ minimum: 1, maximum: 100_000 })

/** A list with | between its parts, or empty. */
const List = Type.String({ maxLength: 1000 })

export const FormRow = Type.Object({
  key: Key,
  name: Text(120),
  /** Titles of courses. */
  courses: List,
  gender: Type.Enum(['Masculino', 'Femenino', 'Ambos']),
  /** `min-max` in days. */
  ageRange: Text(200),
  repeatDays: Type.Integer({ minimum: 0, maximum: 3650 }),
  source: Text(500),
  /** Whether many points are bad or good, where the test has bands. */
  higherIs: Type.Optional(Type.Enum(['', 'peor', 'mejor'])),
})

/** A band of the points of a test: the lowest points, its words and its level. */
export const BandRow = Type.Object({
  form: Key,
  from: Type.Number({ minimum: 0, maximum: 1_000_000 }),
  words: Text(80),
  level: Type.Enum([...LEVELS]),
})

export const QuestionRow = Type.Object({
  form: Key,
  id: RowNumber,
  type: Type.Integer({ minimum: 0, maximum: 9 }),
  question: Text(500),
  speciality: List,
  laboratorios: List,
  highValue: Type.Integer({ minimum: 0, maximum: 100_000 }),
  especialidad: Type.String({ maxLength: 60 }),
  especialista: Type.String({ maxLength: 254 }),
})

export const OptionRow = Type.Object({
  form: Key,
  question: RowNumber,
  id: RowNumber,
  option: Text(300),
  value: Type.Number({ minimum: 0, maximum: 100_000 }),
  risk: Type.Enum(['', 'si']),
  exclusive: Type.Optional(Type.Enum(['', 'si'])),
})

export const AdviceRow = Type.Object({
  form: Key,
  question: RowNumber,
  especialidad: Type.Enum(['Nutrición', 'Psicologia', 'Ginecología']),
  category: Text(60),
  data: Text(20_000),
  tags: List,
})
