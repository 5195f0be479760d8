interface Coded {
  code: string
  name: string
}

/** A code of the tax authority as people choose and read it: `612 · Personas Físicas…`. */
export function codeInWords({ code, name }: Coded): string {
  return `${code} · ${name}`
}

/** The same of a stored code; the code alone where a catalogue of today no longer has it. */
export function storedCodeInWords(catalogue: readonly Coded[], code: string): string {
  const found = catalogue.find(entry => entry.code === code)
  return found ? codeInWords(found) : code
}
