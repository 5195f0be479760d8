import { fold } from './fold'

/** A text as part of an address or as an id: «¿Cómo cambio mi cita?» becomes `como-cambio-mi-cita`. */
export function slugOf(text: string): string {
  return fold(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
