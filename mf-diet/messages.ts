/** mf-diet's texts: sections 2 and 8 of the specification verbatim (rulings, 17), the server's refusals our own. */

export const planMessages = {
  savedTitle: 'Listo!',
  saved: 'Se ha guardado este plan de comidas.',
  failedTitle: 'Error!',
  failed: 'No ha sido posible guardar ese plan de comidas.',
} as const

/** What the server answers when it does not save a plan; the screen shows `planMessages.failed`. */
export const planRefusals = {
  notFound: 'No encontramos este plan de comidas.',
  invalid: 'Revisa las recetas de tu plan.',
  unknownRecipe: 'Esta receta no existe.',
  wrongSlot: 'Esta receta no es para este momento del día.',
  locked: 'Hay recetas de tu plan que no están incluidas en tus cursos.',
  lockedRecipe: 'Esta receta no está incluida en tus cursos.',
  dayTooFar: 'El plan puede ser de hasta dos años antes o después de hoy.',
  dayTaken: 'Ya tienes otro plan guardado para ese día.',
} as const
