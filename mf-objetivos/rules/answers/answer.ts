/** A text; a number; the id of the chosen option; or the ids of the chosen options, ascending. The question says which. */
export type Answer = string | number | readonly number[]

/** Answers by the id of their question. */
export type Answers = ReadonlyMap<number, Answer>
