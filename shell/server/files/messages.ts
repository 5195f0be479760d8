/** Our own messages for an upload without one well-formed file. */
export const fileMessages = {
  wrongMediaType: 'El archivo debe enviarse como multipart/form-data.',
  noFile: 'No recibimos ningún archivo. Envíalo en el campo «file».',
  manyFiles: 'Has enviado varios archivos. Envía uno solo, en el campo «file».',
  unreadable: 'No pudimos recibir el archivo completo. Vuelve a intentarlo.',
  tooMany: 'Has subido demasiados archivos. Espera unos minutos y vuelve a intentarlo.',
  lockedPdf: 'El PDF está protegido con contraseña. Guárdalo sin contraseña y vuelve a subirlo.',
  activePdf:
    'El PDF contiene código, acciones o archivos adjuntos, que no podemos recibir. Guárdalo de nuevo con «Imprimir como PDF» y vuelve a subirlo.',
  infected: 'El archivo no pasó la revisión de seguridad. Elige otro.',
} as const
