/** The behaviour of the sandbox's bank with a card. */
export interface TestCard {
  number: string
  /** For the person who tests. */
  text: string
  declined?: true
  /** The bank asks the person to confirm (3-D Secure). */
  asks?: true
  /** The renewals of a subscription are refused. */
  failsLater?: true
  /** The first month of a plan ends after so many seconds, so that its renewal can be watched. */
  monthSeconds?: number
  /** The event about the payment comes so much later, or never. */
  event?: { delaySeconds: number } | 'never'
}

export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', text: 'Se aprueba' },
  { number: '4000000000000002', text: 'El banco la rechaza', declined: true },
  { number: '4000000000003220', text: 'El banco pide confirmar (3-D Secure)', asks: true },
  { number: '4000000000000341', text: 'Se aprueba, y sus renovaciones fallan', failsLater: true },
  {
    number: '4000000000000333',
    text: 'Se aprueba, y a los 10 segundos su renovación falla',
    failsLater: true,
    monthSeconds: 10,
  },
  {
    number: '4000000000000259',
    text: 'Se aprueba, y el aviso tarda 15 segundos',
    event: { delaySeconds: 15 },
  },
  { number: '4000000000009235', text: 'Se aprueba, y el aviso nunca llega', event: 'never' },
]

/** The card of a number as typed; undefined for any other card, real ones included: this page charges none. */
export function testCardOf(typed: string): TestCard | undefined {
  const digits = typed.replace(/[\s-]/g, '')
  return TEST_CARDS.find(({ number }) => number === digits)
}
