import { dateWithoutWeekday } from 'shared/dates'
import { dayIn } from 'shared/dates/instants'
import type { OwnDataInWords } from '../../../contract/ownData'

/** How the download begins, as a page and as a PDF. */
export function readableWords({ exportedAt, name }: Pick<OwnDataInWords, 'exportedAt' | 'name'>) {
  const day = dateWithoutWeekday(dayIn(new Date(exportedAt)))
  return {
    title: `Los datos de ${name} en My Diet`,
    heading: `Los datos de ${name}`,
    lead: `Todo lo que My Diet guarda de ti el ${day}. Las horas son las de Monterrey.`,
    care: 'Contiene datos de salud: guárdalo en un lugar seguro.',
    unprintable:
      'Un PDF no tiene todos los signos, como los emojis: en su lugar dice «?». La descarga para leer los tiene.',
    page: (number: number, all: number) => `Página ${number} de ${all}`,
  }
}
