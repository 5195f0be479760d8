/**
 * The part of typed or pasted text that a number field accepts: digits, and one point with at most `decimals` digits
 * after it.
 */
export function typedNumber(typed: string, decimals: number): string {
  const [whole = '', ...rest] = typed
    .replace(/,/g, '.')
    .replace(/[^\d.]/g, '')
    .split('.')
  if (decimals === 0 || rest.length === 0) return whole
  return `${whole}.${rest.join('').slice(0, decimals)}`
}
