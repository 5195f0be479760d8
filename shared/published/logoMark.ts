/** The parts of the logo's mark, a bowl from which two leaves grow, in a square of 40: a path, or a circle. */
export const MARK = {
  leaf: 'M20.6 20.4c-.4-9.6 4.6-15.8 14-17 1 9.8-4.3 16.6-14 17Z',
  leafLight: 'M18.4 20.4C18.4 12.8 14 8.6 6.6 8.2c-.4 7.6 4.2 12.2 11.8 12.2Z',
  berry: { cx: 17.8, cy: 5.8, r: 2.7 },
  bowl: 'M3.6 22.8h32.8c.8 0 1.3.6 1.2 1.4C36.5 31.8 29.5 37.6 20 37.6S3.5 31.8 2.4 24.2c-.1-.8.4-1.4 1.2-1.4Z',
} as const
