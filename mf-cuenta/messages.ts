/** The messages of the domain. Those of shared/product/cuenta.md are shown verbatim, spelling included. */

export const profileRefusals = {
  notFound: 'No encontramos ese perfil.',
  emailFixed: 'El correo con el que entras no se puede cambiar aquí.',
  unknownPicture: 'No encontramos tu foto. Vuelve a subirla.',
} as const

export const profileMessages = {
  invisible: 'Quita los caracteres invisibles de este texto.',
  markup: 'Escribe solo texto, sin los signos < y >.',
  tooLong: (most: number) => `Usa como máximo ${most} caracteres.`,
  civilState: 'Elige una de las opciones.',
  tooManyBranches: (most: number) => `Elige como máximo ${most} sucursales.`,
} as const
