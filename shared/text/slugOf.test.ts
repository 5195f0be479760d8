import { slugOf } from './slugOf'

test.each([
  ['¿Cómo cambio mi cita?', 'como-cambio-mi-cita'],
  ['  Pagos, envíos y ¡más!  ', 'pagos-envios-y-mas'],
  ['¿Qué es «Guardar Cambios del Día»?', 'que-es-guardar-cambios-del-dia'],
  ['¿?', ''],
])('«%s» is %s', (text, slug) => expect(slugOf(text)).toBe(slug))
