import { join } from 'node:path'
import { ContentFolder } from 'shared/server/content/contentFolder'
import { contentFolder, removeContentFolders } from 'shared/testing/contentFolder'
import { catalogueContent } from './content'

const DEMO = join(import.meta.dirname, '..', 'seed', 'demo')
const COLUMNS = 'productId,course,list,title,description,minutes,price,holderPrice,unlockPrice'
const PLANS = {
  'plans.csv': ['specialty,title,type,descripcion,image,subscriptions,hidden'],
  'monthly-plans.csv': ['priceId,name,title,descripcion,includes,price,includesAppointment'],
}
afterAll(removeContentFolders)

async function checked(path: string) {
  const folder = await ContentFolder.open(path)
  await catalogueContent.check(folder)
  return {
    errors: folder.errors.map(({ row, field, message }) => `${row} ${field}: ${message}`),
    notes: folder.notes.map(({ file, message }) => `${file}, ${message}`),
  }
}

/** Products with their limits, as `id,list,minutes,specialties,places`. */
const productsOf = (...rows: string[]) => {
  const lines = rows.map(row => {
    const [id, list, minutes, specialties, places] = row.split(',')
    return `${id},,${list},Producto,,${minutes},100,,,${specialties},${places}`
  })
  return contentFolder({ ...PLANS, 'products.csv': [`${COLUMNS},specialties,places`, ...lines] })
}

test('the demo says what each of its consultations pays for', async () => {
  expect(await checked(DEMO)).toEqual({ errors: [], notes: [] })
})

test('a folder without these columns loads, and its operator is told what pays for anything', async () => {
  const rows = ['ConsultationOnlineFull,,,Completa,,60,499,,', 'NutricionOnline,,,Nutrición,,,490,,']
  const folder = contentFolder({ ...PLANS, 'products.csv': [COLUMNS, ...rows] })
  expect(await checked(folder)).toEqual({
    errors: [],
    notes: [
      'products.csv, fila 2: ConsultationOnlineFull no dice specialties; paga cualquier cita que su producto permite.',
      'products.csv, fila 3: NutricionOnline no dice minutes; paga cualquier cita que su producto permite.',
    ],
  })
})

test.each([
  ['NutricionOnline,,60,nutriologia,', '2 specialties: «nutriologia» no se conoce.'],
  ['NutricionOnline,,60,psicologia,', '2 specialties: Este producto no paga citas así: «psicologia».'],
  ['NutricionOnline,,60,,presencial', '2 places: Este producto no paga citas así: «presencial».'],
  ['Course,,,nutricion,', '2 specialties: Solo una consulta paga citas.'],
  ['NutricionOnline,,4,,', '2 minutes: Una cita dura de 5 a 240 minutos.'],
])('%s is refused', async (row, message) => {
  const { errors } = await checked(productsOf(row))
  expect(errors).toHaveLength(1)
  expect(errors[0]).toContain(message)
})

test('a product pays for the same in both lists, and may differ in length', async () => {
  const both = (v1: string, v3: string) =>
    checked(productsOf(`ConsultationOnline,v1,15,${v1},`, `ConsultationOnline,v3,20,${v3},`))
  expect((await both('nutricion|psicologia', 'psicologia|nutricion')).errors).toEqual([])
  expect((await both('nutricion', 'nutricion|psicologia')).errors).toEqual([
    '3 specialties: Debe decir lo mismo en las dos listas del producto.',
  ])
})
