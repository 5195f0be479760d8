/** The specialties that advice belongs to, as the product writes them. */
export type AdviceSpecialty = 'Nutrición' | 'Psicologia' | 'Ginecología'

/** An item of advice. `category` is usually a level: Crítico, Complicado or Estable. */
export interface Advice {
  especialidad: AdviceSpecialty
  /** `data` is HTML, sanitised. */
  tip: { category: string; data: string; tags: string[] }
}

interface Option {
  id: number
  option: string
  value: number
  /** The answer signals a danger: the person is shown help before the next question. */
  risk?: boolean
  /** In a multiple choice it stands alone, such as *Ninguna de estas*. */
  exclusive?: boolean
}

/** A question of a form, as `content` holds it (shared/product/objetivos.md#tests). */
export interface Question {
  /** Unique in its form. */
  id: number
  /** 2 free text, 3 and 4 numeric, 5 multiple choice, all others single choice. */
  type: number
  question: string
  opciones: Option[]
  /** The areas that the answer counts in. */
  speciality: string[]
  laboratorios: string[]
  /** The highest number of a numeric question; 0 where it has no limit and no score. */
  highValue: number
  especialidad: string
  consejos: Advice[]
  /** The e-mail address of a specialist, or empty. */
  especialista: string
}

type QuestionKind = 'text' | 'number' | 'multiple' | 'single'

export function kindOf({ type }: Pick<Question, 'type'>): QuestionKind {
  if (type === 2) return 'text'
  if (type === 3 || type === 4) return 'number'
  return type === 5 ? 'multiple' : 'single'
}
