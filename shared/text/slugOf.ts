import { fold } from './fold'

/** The text as part of an address or as an id: «¿Cómo cambio mi cita?» is `como-cambio-mi-cita`. */
export function slugOf(text: string): string {
  return fold(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
