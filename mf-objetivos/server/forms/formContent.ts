import { checkMailAddress } from 'shared/published/mailAddress'
import type { ContentKind } from 'shared/server/content/content'
import type { ContentFolder, Row } from 'shared/server/content/contentFolder'
import { listCell } from 'shared/server/content/listCell'
import { sanitizeHtml } from 'shared/server/html/sanitizeHtml'
import type { Static } from 'typebox'
import { highestPoints, type Scale } from '../../rules/answers/band'
import type { Level } from '../../rules/answers/recommendations'
import { type FormGender, parseAgeRange } from '../../rules/forms/eligibility'
import { type AdviceSpecialty, kindOf, type Question } from '../../rules/forms/form'
import { AdviceRow, BandRow, FormRow, OptionRow, QuestionRow } from './formRows'
import { hasForms, replaceForms } from './formStore'

const FORMS = 'forms.csv'
const QUESTIONS = 'form-questions.csv'
const OPTIONS = 'form-options.csv'
const ADVICE = 'form-advice.csv'
/** Only tests whose author published bands have some. */
const BANDS = 'form-bands.csv'

/** The most questions of a form: a body with the answers to all of them is accepted. */
const MOST_QUESTIONS = 200

/** Forms with their questions, options and advice. */
export const formContent: ContentKind = {
  name: 'forms',
  files: [FORMS, QUESTIONS, OPTIONS, ADVICE],
  optionalFiles: [BANDS],
  isLoaded: hasForms,
  async check(folder) {
    const forms = await folder.rows(FORMS, FormRow)
    const questions = await folder.rows(QUESTIONS, QuestionRow)
    const options = await folder.rows(OPTIONS, OptionRow)
    const advice: Rows[3] = await folder.rows(ADVICE, AdviceRow)
    const bands = folder.files.includes(BANDS) ? await folder.rows(BANDS, BandRow) : []
    folder.unique(BANDS, 'from', bands, row => `${row.form} ${row.from}`)
    folder.unique(FORMS, 'key', forms, row => row.key)
    folder.unique(QUESTIONS, 'id', questions, row => `${row.form} ${row.id}`)
    folder.unique(OPTIONS, 'id', options, row => `${row.form} ${row.question} ${row.id}`)
    checkParents(folder, [forms, questions, options, advice])
    for (const row of forms) checkForm(folder, row, questions)
    for (const row of questions) checkQuestion(folder, row, options)

    const isOf =
      (question: Row<Static<typeof QuestionRow>>) => (row: Row<{ form: string; question: number }>) =>
        row.value.form === question.value.form && row.value.question === question.value.id
    const questionOf = (row: Row<Static<typeof QuestionRow>>): Question => {
      const { form: _form, speciality, laboratorios, ...rest } = row.value
      return {
        ...rest,
        speciality: listCell(speciality),
        laboratorios: listCell(laboratorios),
        opciones: options.filter(isOf(row)).map(({ value: { id, option, value, risk, exclusive } }) => ({
          id,
          option,
          value,
          ...(risk === 'si' && { risk: true }),
          ...(exclusive === 'si' && { exclusive: true }),
        })),
        consejos: advice.filter(isOf(row)).map(({ value: { especialidad, category, data, tags } }) => ({
          especialidad: especialidad as AdviceSpecialty,
          tip: { category, data: sanitizeHtml(data), tags: listCell(tags) },
        })),
      }
    }
    const content = forms.map(({ line, value: { higherIs = '', ...value } }) => {
      const own = questions.filter(row => row.value.form === value.key).map(questionOf)
      const scale = scaleOf(folder, { line, key: value.key, higherIs }, bands, own)
      return {
        ...value,
        gender: value.gender as FormGender,
        courses: listCell(value.courses),
        ageRange: JSON.stringify(listCell(value.ageRange)),
        questions: own,
        scale,
      }
    })
    checkBands(folder, forms, bands)
    return async database => replaceForms(database, content)
  },
}

type Rows = [
  Row<Static<typeof FormRow>>[],
  Row<Static<typeof QuestionRow>>[],
  Row<Static<typeof OptionRow>>[],
  Row<Static<typeof AdviceRow>>[],
]

/** Reports questions of no form, and options and advice of no question. */
function checkParents(folder: ContentFolder, [forms, questions, options, advice]: Rows): void {
  const keys = new Set(forms.map(({ value }) => value.key))
  const ids = new Set(questions.map(({ value }) => `${value.form} ${value.id}`))
  for (const { line, value } of folder.isSound(FORMS) ? questions : []) {
    if (keys.has(value.form)) continue
    const message = `«${value.form}» no está en ${FORMS}.`
    folder.report({ file: QUESTIONS, row: line, field: 'form', message })
  }
  if (!folder.isSound(QUESTIONS)) return
  for (const [file, rows] of [
    [OPTIONS, options],
    [ADVICE, advice],
  ] as const) {
    for (const { line, value } of rows) {
      if (ids.has(`${value.form} ${value.question}`)) continue
      const message = `El test «${value.form}» no tiene la pregunta ${value.question}.`
      folder.report({ file, row: line, field: 'question', message })
    }
  }
}

/** Reports bands of no form. */
function checkBands(folder: ContentFolder, forms: Rows[0], bands: readonly BandsRow[]): void {
  const keys = new Set(forms.map(({ value }) => value.key))
  for (const { line, value } of folder.isSound(FORMS) ? bands : []) {
    if (keys.has(value.form)) continue
    folder.report({ file: BANDS, row: line, field: 'form', message: `«${value.form}» no está en ${FORMS}.` })
  }
}

type BandsRow = Row<Static<typeof BandRow>>

/** How the points of a form are read; undefined for one without bands. Reports bands that leave points without words. */
function scaleOf(
  folder: ContentFolder,
  form: { line: number; key: string; higherIs: string },
  bands: readonly BandsRow[],
  questions: readonly Question[],
): Scale | undefined {
  const own = bands.filter(({ value }) => value.form === form.key)
  const [first, ...later] = own.toSorted((a, b) => a.value.from - b.value.from)
  if (!first || form.higherIs === '') {
    const message = first
      ? `Tiene rangos en ${BANDS}: escribe si más puntos es peor o mejor.`
      : `No tiene rangos en ${BANDS}.`
    if (first || form.higherIs !== '')
      folder.report({ file: FORMS, row: form.line, field: 'higherIs', message })
    return undefined
  }
  const report = (row: number, message: string) => folder.report({ file: BANDS, row, field: 'from', message })
  if (first.value.from !== 0) report(first.line, 'El primer rango de un test empieza en 0.')
  const highest = highestPoints(questions)
  for (const { line, value } of folder.isSound(OPTIONS) && folder.isSound(QUESTIONS) ? later : []) {
    if (value.from > highest) report(line, `El test tiene ${highest} puntos cuando mucho.`)
  }
  return {
    higherIs: form.higherIs as Scale['higherIs'],
    cutoffs: [first, ...later].map(({ value: { from, words, level } }) => ({
      from,
      words,
      level: level as Level,
    })),
  }
}

function checkForm(folder: ContentFolder, { line, value }: Rows[0][number], questions: Rows[1]): void {
  const ranges = listCell(value.ageRange)
  const report = (field: string, message: string) => folder.report({ file: FORMS, row: line, field, message })
  if (ranges.length === 0 || !ranges.every(parseAgeRange)) {
    report('ageRange', 'Escribe rangos en días como 6570-36500, separados por |.')
  }
  const count = questions.filter(row => row.value.form === value.key).length
  if (folder.isSound(QUESTIONS) && count === 0) report('key', `No tiene preguntas en ${QUESTIONS}.`)
  if (count > MOST_QUESTIONS) report('key', `Tiene ${count} preguntas y el máximo son ${MOST_QUESTIONS}.`)
}

function checkQuestion(folder: ContentFolder, { line, value }: Rows[1][number], options: Rows[2]): void {
  const report = (field: string, message: string) =>
    folder.report({ file: QUESTIONS, row: line, field, message })
  const kind = kindOf(value)
  const isChoice = kind === 'single' || kind === 'multiple'
  const own = options.filter(row => row.value.form === value.form && row.value.question === value.id)
  if (isChoice && folder.isSound(OPTIONS) && own.length === 0) {
    report('id', `Es de opciones y no tiene ninguna en ${OPTIONS}.`)
  }
  if (!isChoice && own.length > 0) report('type', 'No es de opciones y tiene algunas.')
  if (value.especialista !== '' && checkMailAddress(value.especialista)) {
    report('especialista', 'No es un correo.')
  }
}
