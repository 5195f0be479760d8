/**
 * The words that a message of a report may keep: those of browsers' own errors, of libraries' and of ours about loading.
 * None of them is a name or tells of anybody's health. Every other word may have come from a person.
 */
const WORDS = new Set(
  `a access accessing address after already an and answer answered any are argument arguments array as assign assignment
  at attr attribute await be before been blob blocked boolean bound brought but by call callback called calling cannot
  canceled cancelled chunk circular class clone closed code component compile connection connect const constructor
  container context converting could create current cycle data database declaration default define defined depth did
  directive document does dom during dynamically each either elem element elements embedded empty encountered enumerable
  error eval evaluating event exceeded execute executed exist exists expected export exports exposes extensible failed
  fetch fetching file find first font for found frame from function gone got had handler has have hook hooks hydrate
  hydration identifier if image img import imported in index infinite initialization initialize inline instance integrity
  into invalid is it iterable iterator its json key keys last length limit list load loaded loading lost maximum media
  memory method missing module more must name network new no node non not null number object objects of on one only
  operation option or origin other out page parameter parameters parse parsing part policy position possible private
  promise properties property protocol prototype proxy range read reading react readonly recursion redefine reduce
  reference registry rejected release remote removed render rendered rendering request requested require required reset
  resource resources response result returned returns run runtime same script security server set setting shared should
  show signal size some stack state status store strict string structure style such suspended symbol synchronous syntax
  target than that the then this thrown time timeout timed to token too transaction tree type types typeof unable
  unavailable undefined unexpected unhandled unknown unreachable unterminated unsupported update updates url use used
  valid value values variable version violates was wasm while width window with without worker write`.split(
    /\s+/,
  ),
)

/** The names that JavaScript itself gives to properties, such as `map` and `toLocaleString`. */
const BUILT_IN = new Set(
  [Object, Array, String, Number, Date, Promise, Map, Set, Function, RegExp].flatMap(one =>
    Object.getOwnPropertyNames(one.prototype),
  ),
)

const LONGEST = 300
const HIDDEN = '…'

/**
 * A message without anything that a person may have typed: the words above and names of JavaScript stay, every other
 * word and every number is hidden. What it answers stays as it is when it is asked about it again.
 */
export function plainMessage(text: string): string {
  return text
    .slice(0, 2_000)
    .replace(/\b[a-z]+:\/\/\S+/gi, HIDDEN)
    .replace(/\p{L}[\p{L}\p{M}\p{N}_$]*/gu, word => (mayStay(word) ? word : HIDDEN))
    .replace(/[^\p{L}\s…'"().:,;=>[\]-]+/gu, HIDDEN)
    .replace(/\s+/g, ' ')
    .replace(/…(?:[\s.:,;=>'"()[\]-]*…)+/g, HIDDEN)
    .trim()
    .slice(0, LONGEST)
}

function mayStay(word: string): boolean {
  // A minified variable has one letter.
  return word.length === 1 || WORDS.has(word.toLowerCase()) || BUILT_IN.has(word)
}
