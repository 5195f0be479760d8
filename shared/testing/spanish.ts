const SPANISH = wordsOf(
  'al algo como con cuando de del el ella en entre eres es esa ese eso esta estas este esto fue ha hay la las le lo los mi muy no nos o otra otro para pero por puede puedes que quien se si sin sobre son su sus te todas todos tu tus un una uno y ya usuario incorrecto solo elige escribe revisa selecciona',
)
/** Words of the messages that libraries write, and the commonest words of English. */
const ENGLISH = wordsOf(
  'the is are was be must not should of to and or for with without from by too at in it an invalid bad unexpected unsupported expected required missing found failed cannot allowed request body header token string number value values field payload entity large long server internal rate exceeded unauthorized forbidden',
)

/** Whether a sentence is Spanish: it has one of the commonest words or a letter of Spanish alone, and no word of English. */
export function isSpanish(text: string): boolean {
  const words = wordsOf(text)
  if ([...words].some(word => ENGLISH.has(word))) return false
  return /[áéíóúñ¿¡]/i.test(text) || [...words].some(word => SPANISH.has(word))
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/\p{L}+/gu))
}
