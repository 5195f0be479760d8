/** What a number field keeps of what is typed or pasted: digits, and one point with at most `decimals` digits after it. */
export function typedNumber(typed: string, decimals: number): string {
  const [whole = '', ...rest] = typed
    .replace(/,/g, '.')
    .replace(/[^\d.]/g, '')
    .split('.')
  if (decimals === 0 || rest.length === 0) return whole
  return `${whole}.${rest.join('').slice(0, decimals)}`
}
