/**
 * The texts of mf-diet. The product's own messages are exact (shared/product/README.md#messages); the refusals of the
 * server are ours.
 */

export const planMessages = {
  savedTitle: 'Listo!',
  saved: 'Se ha guardado este plan de comidas.',
  failedTitle: 'Error!',
  failed: 'No ha sido posible guardar ese plan de comidas.',
} as const

/** Messages of the plan's screens for which the product pages have no text. */
export const planHints = {
  noOtherTitle: 'Sin cambios',
  noOther: 'No hay otra receta para este momento.',
  unknownTitle: 'Error!',
  unknown: 'No pudimos revisar los alimentos que evitas. Inténtalo de nuevo.',
  keptTitle: 'Ya tenías un plan',
  kept: 'Guardaste este día desde otro dispositivo: aquí ves ese plan.',
  calendarTitle: 'Error!',
  calendar: 'No pudimos preparar tu calendario. Inténtalo de nuevo.',
} as const

/** The server's messages when it refuses a plan; the screen shows `planMessages.failed`. */
export const planRefusals = {
  notFound: 'No encontramos este plan de comidas.',
  invalid: 'Revisa las recetas de tu plan.',
  unknownRecipe: 'Esta receta no existe.',
  wrongSlot: 'Esta receta no es para este momento del día.',
  locked: 'Hay recetas de tu plan que no están incluidas en tus cursos.',
  lockedRecipe: 'Esta receta no está incluida en tus cursos.',
  dayTooFar: 'El plan puede ser de hasta dos años antes o después de hoy.',
  dayTaken: 'Ya tienes otro plan guardado para ese día.',
  allergic:
    'Tu plan lleva alimentos que evitas por alergia. Cámbialos, o confirma que quieres guardarlo así.',
} as const

export const allergyMessages = {
  title: 'Tus alergias',
  failed: 'No pudimos guardar ese cambio. Inténtalo de nuevo.',
  unknown: 'No encontramos este alérgeno.',
  /** The refusal of a meal or a swap with a food that the person avoids by an allergy. */
  holds: (foods: string) => `Lleva, o puede llevar, lo que evitas por alergia: ${foods}.`,
  confirmTitle: '¿Guardar con lo que evitas?',
} as const

export const ratingMessages = {
  title: 'Valoración!',
  failed: 'No ha sido posible valorar la receta.',
  sent: '¡Valoracion enviada!',
  noScore: 'Elige una de las tres opciones.',
  tooLong: 'Tu comentario es demasiado largo. Acórtalo e inténtalo de nuevo.',
  changed: (name: string) =>
    `Esta comida cambió mientras tanto: ahora es ${name}. Cierra esta ventana para ver la de ahora.`,
} as const

/** The texts of unmarking a consumed meal; the product pages have none. */
export const unmarkMessages = {
  title: 'Consumido',
  done: 'Quitamos la marca. Tu valoración sigue guardada.',
  failed: 'No pudimos quitar la marca. Inténtalo de nuevo.',
} as const

/** The words in the place of 'Marcar Consumido' while the meal's day has not come. */
export const markLater = (date: string) => `Podrás marcarla como consumida el ${date}.`

/** The server's refusals about the meal of a rating. */
export const consumedRefusals = {
  notYet: 'Esta comida es de un día que aún no llega: podrás marcarla ese día.',
  withoutSlot: 'Falta la comida del día.',
  withoutDay: 'Falta el día de la comida.',
  dayTooFar: 'El día puede ser de hasta dos años antes de hoy.',
  tooLate: 'La marca de consumido solo se puede quitar el mismo día en que se puso.',
} as const

/** The meals of a day; the daily plan writes two of them without an accent (shared/product/diet.md). */
export const slotNames = {
  breakfast: 'Desayuno',
  snack_morning: 'Colación 1',
  meal: 'Comida',
  snack_afternoon: 'Colación 2',
  dinner: 'Cena',
} as const

/** The scores of a rating, in a person's words. */
export const scoreNames = {
  PODRIA_MEJORAR: 'Podría mejorar',
  ESTUVO_BIEN: 'Estuvo bien',
  FUE_GENIAL: 'Fue genial',
} as const

/** The words above the steps of a recipe whose ingredients the person changed. */
export const stepsMessages = {
  original: 'Los pasos son los de la receta original:',
  instead: (original: string, taken: string) => `donde dicen «${original}», tú usas ${taken}.`,
} as const

/** The product pages name no titles for these messages; they use the plan's. */
export const swapMessages = {
  changedTitle: 'Listo!',
  failedTitle: 'Error!',
  failed: 'No ha sido posible cambiar este ingrediente.',
  changed: 'Ingrediente cambiado exitosamente',
} as const

/** The server's refusals about one recipe, an aliment or the shopping list. */
export const recipeRefusals = {
  unknownRecipe: 'No encontramos esta receta.',
  locked: 'Esta receta no está incluida en tus cursos.',
  tooManyToday: 'Ya guardaste muchos cambios en un día. Inténtalo de nuevo más tarde.',
} as const

export const alimentRefusals = {
  unknown: 'No encontramos este alimento.',
  notInRecipe: 'Este ingrediente no es de esta receta.',
  otherGroup: 'Solo se puede cambiar por un alimento del mismo grupo y subgrupo.',
  excluded: 'Este alimento está en tu lista de alimentos que evitas.',
} as const

export const shoppingRefusals = {
  wrongOrder: 'El último día no puede ser anterior al primero.',
  tooManyDays: 'La lista puede ser de hasta 31 días.',
  dayTooFar: 'La lista puede ser de hasta dos años antes o después de hoy.',
} as const

/** The server's messages when it has no tips to give; the words are ours. */
export const tipRefusals = {
  noSuchSpace: 'No existe este espacio de contenido.',
  noQuestion: 'Indica qué tipo de contenido buscas, o cuál.',
  unavailable: 'Los tips no están disponibles en este momento. Por favor intenta de nuevo más tarde.',
} as const

export const shoppingMessages = {
  title: 'Lista de compras',
  tickFailed: 'No pudimos guardar esa marca. Inténtalo de nuevo.',
  daysFailed: 'No pudimos cambiar tu lista. Inténtalo de nuevo.',
  copied: 'La copiamos: pégala donde quieras compartirla.',
  notShared: 'No pudimos compartirla desde este navegador.',
} as const

/** Words of the list where it folds away, on a phone, what is no food to buy. */
export const foldedListWords = {
  options: 'Días, personas y más',
  leftOut: 'Fuera de la lista:',
  avoided: (count: number) => (count === 1 ? '1 alimento que evitas' : `${count} alimentos que evitas`),
  incomplete: (count: number) => (count === 1 ? '1 comida incompleta' : `${count} comidas incompletas`),
  unplanned: (count: number) => (count === 1 ? '1 día sin plan' : `${count} días sin plan`),
} as const

export const exclusionMessages = {
  title: 'Alimentos que evitas',
  failed: 'No pudimos guardar ese cambio. Inténtalo de nuevo.',
  none: 'Aún no evitas ningún alimento',
  noneHow: 'Búscalo arriba y dinos si es por alergia o porque no te gusta.',
  /** No food is marked by itself, but an allergy leaves foods out. */
  onlyAllergies: 'Ya evitamos lo de tus alergias',
  planned: 'Ya guardaste comidas con lo que evitas por alergia. Cámbialas en:',
  onlyAllergiesHow: 'Si hay otro alimento que no comes, búscalo arriba y dinos por qué.',
} as const

/** The row that shows and folds the days of this week that are over. */
export const weekMessages = {
  pastDays: (count: number) => (count === 1 ? '1 día anterior' : `${count} días anteriores`),
} as const

/** The texts of the tips (shared/product/diet.md#tips). */
export const tipMessages = {
  lead: 'Tips y recetas sencillas',
  tips: 'Tips',
  videos: 'Videos',
  learn: 'Aprende más',
} as const

/** The message of a payment that could not be started (shared/product/cuenta.md#purchases). */
export const unlockMessages = {
  failedTitle: 'Error!',
  failed: 'Ups! Ocurrio un problema, intentalo más tarde por favor.',
} as const
