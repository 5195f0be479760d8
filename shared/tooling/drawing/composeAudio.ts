/**
 * Makes the recordings of the demo's courses: soft tones, computed sample by sample, so that they are our own.
 *
 * Run it with: npm run audio
 */
import { mkdir, writeFile } from 'node:fs/promises'

const folder = new URL('../../../mf-cursos/server/seed/demo/audio/', import.meta.url)

/** Enough for tones below 2 kHz; with 8 bits a sample, 20 seconds have 160 KB. */
const SAMPLES_PER_SECOND = 8000

type Sound = (second: number) => number

const sine = (hertz: number, second: number) => Math.sin(2 * Math.PI * hertz * second)

/** A bell: partials that die away, each faster than the one below. */
function bell(hertz: number, second: number): number {
  if (second < 0) return 0
  const partial = (of: number, loud: number, fade: number) =>
    loud * sine(hertz * of, second) * Math.exp(-fade * second)
  const attack = Math.min(1, second * 60)
  return attack * (partial(1, 0.5, 0.9) + partial(2.76, 0.18, 2.2) + partial(5.4, 0.06, 4))
}

/** Breathe in for four seconds and out for six: a chord that swells and falls, with a bell at each turn. */
const breathing: Sound = second => {
  const at = second % 10
  const swell = at < 4 ? Math.sin((at / 4) * (Math.PI / 2)) : Math.cos(((at - 4) / 6) * (Math.PI / 2))
  const chord = sine(196, second) + 0.7 * sine(246.9, second) + 0.5 * sine(293.7, second)
  return 0.16 * swell ** 1.5 * chord + 0.5 * bell(784, at) + 0.4 * bell(587.3, at - 4)
}

/** A pause before eating: three bells, farther and farther apart. */
const pause: Sound = second => [0, 4, 10].reduce((sum, at) => sum + 0.9 * bell(440, second - at), 0)

const RECORDINGS: Readonly<Record<string, { seconds: number; sound: Sound }>> = {
  'respira-4-6': { seconds: 30, sound: breathing },
  'pausa-antes-de-comer': { seconds: 16, sound: pause },
}

/** One sample in eight bits, after the µ-law of G.711, which keeps soft tones free of noise. */
function muLaw(sample: number): number {
  const BIAS = 0x84
  const magnitude = Math.min(32_635, Math.round(Math.abs(sample) * 32_767)) + BIAS
  const exponent = Math.max(0, Math.floor(Math.log2(magnitude)) - 7)
  const mantissa = (magnitude >> (exponent + 3)) & 0x0f
  return ~((sample < 0 ? 0x80 : 0) | (exponent << 4) | mantissa) & 0xff
}

function wav(seconds: number, sound: Sound): Buffer {
  const length = seconds * SAMPLES_PER_SECOND
  const header = Buffer.alloc(58)
  header.write('RIFF', 0)
  header.writeUInt32LE(50 + length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(18, 16)
  header.writeUInt16LE(7, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(SAMPLES_PER_SECOND, 24)
  header.writeUInt32LE(SAMPLES_PER_SECOND, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('fact', 38)
  header.writeUInt32LE(4, 42)
  header.writeUInt32LE(length, 46)
  header.write('data', 50)
  header.writeUInt32LE(length, 54)
  const samples = Buffer.alloc(length)
  for (let at = 0; at < length; at++) {
    const second = at / SAMPLES_PER_SECOND
    const fade = Math.min(1, second * 4, seconds - second)
    samples[at] = muLaw(Math.max(-1, Math.min(1, fade * sound(second))))
  }
  return Buffer.concat([header, samples])
}

await mkdir(folder, { recursive: true })
for (const [name, { seconds, sound }] of Object.entries(RECORDINGS)) {
  await writeFile(new URL(`${name}.wav`, folder), wav(seconds, sound))
}
console.info(`${Object.keys(RECORDINGS).length} recordings`)
