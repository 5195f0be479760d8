/** Vector drawings of our own: grounds, cloths and the dishes the food is served in. */
import { at, type BitName, bits, type Tone, tones } from './food.js'
import type { Pen } from './pen.js'

export const WIDTH = 800
export const HEIGHT = 600

const grounds = {
  cream: ['#FFFBF2', '#FBF3E3', '#F3E6CE'],
  sage: ['#EEF4E4', '#DCE8CF', '#C8DAB9'],
  papaya: ['#FFEFE4', '#FCDDCB', '#F6C8AF'],
  corn: ['#FFF7DA', '#FDEBB5', '#F7DB8E'],
  terracotta: ['#F8E3D6', '#EFCDB9', '#E3B59B'],
  mint: ['#EAF7F0', '#D2ECDF', '#B8DDCB'],
} as const
export type Ground = keyof typeof grounds

const inks: Record<Ground, string> = {
  cream: '#E9D7B4',
  sage: '#B5CBA2',
  papaya: '#F0B596',
  corn: '#EFCB6C',
  terracotta: '#D9A184',
  mint: '#9CCDB5',
}

export type Cloth = 'none' | 'sarape' | 'linen' | 'petate' | 'tiles' | 'leaves' | 'gingham' | 'fringe' | 'sun'

export const ground = (pen: Pen, colour: Ground): string =>
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="${pen.radial(grounds[colour], 0.4, 0.35, 0.8)}"/>`

const leaf = (x: number, y: number, turn: number, size: number, fill: string): string => {
  const ribs = [-46, -22, 2, 26, 50].map(r => `M0 ${r}L-26 ${r - 20}M0 ${r}L26 ${r - 20}`).join('')
  return at(
    x,
    y,
    `<path d="M0 90Q-58 40 -40 -30Q-22 -76 0 -96Q22 -76 40 -30Q58 40 0 90Z" fill="${fill}"/><path d="M0 120V-80${ribs}" stroke="#fff" stroke-opacity=".35" stroke-width="4" fill="none" stroke-linecap="round"/>`,
    turn,
    size,
  )
}

export const cloth = (kind: Cloth, colour: Ground): string => {
  const ink = inks[colour]
  switch (kind) {
    case 'sarape': {
      const bands = ['#1F7A5C', '#F2B84B', '#E8623A', '#FBF3E3', '#C2507E', '#F2B84B', '#1F7A5C']
      const stripes = bands
        .map(
          (c, i) =>
            `<rect x="0" y="${i * 26}" width="940" height="26" fill="${c}" opacity=".55"/><rect x="0" y="${i * 26 + 22}" width="940" height="2.5" fill="#fff" opacity=".6"/>`,
        )
        .join('')
      return `<g transform="translate(-70 372) rotate(-16)" filter="url(#tiny)"><rect width="940" height="182" fill="#FFF8EA"/>${stripes}</g>`
    }
    case 'linen':
      return `<g transform="translate(400 300) rotate(-6)"><rect x="-330" y="-228" width="660" height="456" rx="14" fill="#FFFDF8" opacity=".85" filter="url(#lift)"/><rect x="-312" y="-210" width="624" height="420" rx="8" fill="none" stroke="${ink}" stroke-width="4" stroke-dasharray="14 9"/></g>`
    case 'petate': {
      const rings = [282, 258, 234, 210]
        .map(
          (r, i) =>
            `<circle r="${r}" fill="${['#E9CD96', '#F2DBAB', '#E2C386', '#EFD7A4'][i]}"/><circle r="${r - 8}" fill="none" stroke="#C9A25E" stroke-width="3" stroke-dasharray="11 8" opacity=".65"/>`,
        )
        .join('')
      return `<g transform="translate(400 300)" filter="url(#lift)">${rings}</g>`
    }
    case 'tiles': {
      const tile = `<path d="M0 -34Q12 -12 34 0Q12 12 0 34Q-12 12 -34 0Q-12 -12 0 -34Z" fill="${ink}" opacity=".5"/><circle r="7" fill="#fff" opacity=".8"/>`
      let all = ''
      for (let y = 0; y <= 6; y++) for (let x = 0; x <= 8; x++) all += at(x * 100, y * 100, tile)
      return all
    }
    case 'leaves':
      return [
        leaf(96, 96, -48, 1.25, ink),
        leaf(704, 504, 132, 1.25, ink),
        leaf(728, 92, 42, 0.95, ink),
        leaf(72, 512, -132, 0.95, ink),
      ]
        .map(l => `<g opacity=".6">${l}</g>`)
        .join('')
    case 'gingham': {
      let all = ''
      for (let i = -4; i < 16; i++)
        all += `<rect x="${i * 80}" y="-300" width="40" height="1200" fill="${ink}" opacity=".3"/><rect x="-300" y="${i * 80}" width="1400" height="40" fill="${ink}" opacity=".3"/>`
      return `<g transform="rotate(12 400 300)">${all}</g>`
    }
    case 'fringe': {
      const threads = Array.from(
        { length: 31 },
        (_, i) =>
          `<path d="M${-232 + i * 15.5} -262v-24M${-232 + i * 15.5} 262v24" stroke="#FFFDF6" stroke-width="5" stroke-linecap="round"/>`,
      ).join('')
      return `<g transform="translate(400 300) rotate(90)" filter="url(#tiny)">${threads}<rect x="-240" y="-266" width="480" height="532" fill="#FFFDF6"/>${[-240, 208].map(y => `<rect x="-240" y="${y}" width="480" height="10" fill="${ink}"/><rect x="-240" y="${y + 18}" width="480" height="5" fill="${ink}"/>`).join('')}</g>`
    }
    case 'sun': {
      const rays = Array.from(
        { length: 24 },
        (_, i) => `<path d="M0 0L-30 -620H30Z" transform="rotate(${i * 15})" fill="#fff" opacity=".38"/>`,
      ).join('')
      return `<g transform="translate(400 300)">${rays}</g>`
    }
    default:
      return ''
  }
}

type Rim = 'plain' | 'dots' | 'petals' | 'band' | 'talavera' | 'waves'

const rimArt = (rim: Rim, r: number, colour: string, second: string): string => {
  const around = (n: number, draw: (i: number) => string) =>
    Array.from(
      { length: n },
      (_, i) => `<g transform="rotate(${(i * 360) / n}) translate(0 ${-r})">${draw(i)}</g>`,
    ).join('')
  switch (rim) {
    case 'dots':
      return around(36, i => `<circle r="${i % 2 ? 4 : 7}" fill="${i % 2 ? second : colour}"/>`)
    case 'petals':
      return (
        around(20, () => `<path d="M0 -15Q13 0 0 15Q-13 0 0 -15Z" fill="${colour}"/>`) +
        around(20, () => `<circle cx="${r * 0.157}" cy="2" r="4" fill="${second}"/>`)
      )
    case 'band':
      return `<circle r="${r + 8}" fill="none" stroke="${colour}" stroke-width="9"/><circle r="${r - 7}" fill="none" stroke="${second}" stroke-width="4"/>`
    case 'talavera':
      return (
        around(
          16,
          () =>
            `<path d="M0 -16Q10 -4 16 0Q10 4 0 16Q-10 4 -16 0Q-10 -4 0 -16Z" fill="${colour}"/><circle r="4" fill="#FFF8E8"/>`,
        ) +
        around(16, () => `<circle cx="${r * 0.197}" cy="3" r="5" fill="${second}"/>`) +
        `<circle r="${r + 21}" fill="none" stroke="${colour}" stroke-width="4"/>`
      )
    case 'waves':
      return around(
        32,
        i =>
          `<path d="M-20 ${i % 2 ? 4 : -4}Q0 ${i % 2 ? -16 : 16} 20 ${i % 2 ? 4 : -4}" fill="none" stroke="${i % 2 ? colour : second}" stroke-width="5" stroke-linecap="round"/>`,
      )
    default:
      return ''
  }
}

export type Vessel =
  | 'plate'
  | 'bowl'
  | 'clay'
  | 'skillet'
  | 'comal'
  | 'board'
  | 'basket'
  | 'molcajete'
  | 'oval'
export interface Finish {
  rim?: Rim
  colour?: string
  second?: string
  /** The colour of a plate's well, so that pale food stands out. */
  well?: readonly [string, string]
  /** The contents of the bowl. */
  fill?: Tone
}

/** A dish seen from above, centred on 0, 0. */
export const dish = (pen: Pen, vessel: Vessel, finish: Finish = {}): string => {
  const { rim = 'plain', colour = '#2F6FA8', second = '#F2B84B', fill, well } = finish
  const pool = (r: number) =>
    fill
      ? `<circle r="${r}" fill="${pen.radial(tones[fill], 0.4, 0.34, 0.75)}"/><path d="M${-r * 0.78} ${-r * 0.32}A${r * 0.84} ${r * 0.84} 0 0 1 ${-r * 0.1} ${-r * 0.84}" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".28"/>`
      : ''
  switch (vessel) {
    case 'plate':
      return `<circle r="236" fill="${pen.linear(['#FFFFFF', '#F3EADB'])}" filter="url(#soft)"/>${rimArt(rim, 205, colour, second)}<circle r="176" fill="#E6DAC6"/><circle r="173" fill="${pen.radial(well ?? ['#F6EEDF', '#FFFDF8', '#FFFFFF'])}"/>`
    case 'oval':
      return `<ellipse rx="300" ry="222" fill="${pen.linear(['#FFFFFF', '#F1E7D6'])}" filter="url(#soft)"/><ellipse rx="282" ry="204" fill="none" stroke="${colour}" stroke-width="8"/><ellipse rx="268" ry="190" fill="none" stroke="${second}" stroke-width="4"/><ellipse rx="246" ry="170" fill="#E8DDC9"/><ellipse rx="243" ry="167" fill="${pen.radial(['#F6EEDF', '#FFFDF8', '#FFFFFF'])}"/>`
    case 'bowl':
      return `<circle r="232" fill="${pen.linear(['#FFFFFF', '#EFE5D4'])}" filter="url(#soft)"/>${rimArt(rim, 212, colour, second)}<circle r="192" fill="${pen.linear(['#C9BBA2', '#F2E8D7'])}"/><circle r="190" fill="${pen.radial(['#E4D8C2', '#F6EEE0', '#FFFBF3'])}"/>${pool(182)}`
    case 'clay': {
      const ear = (side: number) =>
        `<path d="M${side * 214} -52Q${side * 292} -50 ${side * 290} 0Q${side * 292} 50 ${side * 214} 52" fill="none" stroke="${pen.linear(['#C86A3E', '#9A4724'])}" stroke-width="26" stroke-linecap="round"/>`
      return `<g filter="url(#soft)">${ear(-1)}${ear(1)}<circle r="230" fill="${pen.linear(['#DB8253', '#A94F2A'])}"/></g>${rimArt(rim === 'plain' ? 'dots' : rim, 210, '#FFF3DD', '#F2C15E')}<circle r="190" fill="${pen.linear(['#6E2F18', '#B45D36'])}"/><circle r="188" fill="${pen.radial(['#8D4123', '#B2592F', '#C87445'])}"/>${pool(180)}`
    }
    case 'skillet':
      return `<g filter="url(#soft)"><rect x="196" y="-26" width="190" height="52" rx="24" fill="${pen.linear(['#4B4A4C', '#2C2B2E'])}"/><circle cx="358" r="10" fill="#F1E5D0"/><circle r="224" fill="${pen.linear(['#57565A', '#2B2A2D'])}"/></g><circle r="200" fill="${pen.radial(['#2A292C', '#3A393D', '#4A494E'])}"/>${pool(192)}`
    case 'comal': {
      const ear = (side: number) =>
        `<path d="M${side * 212} -40Q${side * 276} -40 ${side * 276} 0Q${side * 276} 40 ${side * 212} 40" fill="none" stroke="#3B3A3D" stroke-width="20" stroke-linecap="round"/>`
      return `<g filter="url(#soft)">${ear(-1)}${ear(1)}<circle r="230" fill="${pen.linear(['#5A595D', '#2E2D30'])}"/></g><circle r="212" fill="${pen.radial(['#4B4A4E', '#3C3B3F', '#333236'])}"/>${pool(200)}`
    }
    case 'board':
      return `<g filter="url(#soft)"><path d="M-280 -206H206Q240 -206 240 -172V-50Q240 -34 262 -34H312Q346 -34 346 0T312 34H262Q240 34 240 50V172Q240 206 206 206H-280Q-314 206 -314 172V-172Q-314 -206 -280 -206Z" fill="${pen.linear(['#DDAE74', '#C58E50', '#B07A3F'])}"/></g><circle cx="312" r="12" fill="#8A5C2C" opacity=".75"/><g fill="none" stroke="#9A6A35" stroke-width="3" opacity=".3" stroke-linecap="round"><path d="M-296 -140Q-100 -156 60 -138T226 -146M-300 -66Q-140 -52 20 -70T226 -62M-300 20Q-160 6 0 24T226 14M-298 96Q-120 112 40 92T226 100M-290 158Q-80 146 90 164T220 158"/></g>`
    case 'basket': {
      const weave = Array.from(
        { length: 52 },
        (_, i) =>
          `<rect x="-17" y="-14" width="34" height="28" rx="11" fill="${i % 2 ? pen.linear(['#E7BC78', '#C28F48']) : pen.linear(['#C99650', '#A06C2C'])}" transform="rotate(${(i * 360) / 52}) translate(0 -218) rotate(16)"/>`,
      ).join('')
      return `<g filter="url(#soft)"><circle r="220" fill="#A8743A"/>${weave}</g><circle r="198" fill="#8F6030"/><path d="M-150 -150L150 -158L196 0L158 150L-8 198L-158 152L-196 6Z" fill="${pen.linear(['#FFFFFF', '#F5EBDA'])}" filter="url(#tiny)"/><path d="M-158 118L-8 164L162 116" fill="none" stroke="${colour}" stroke-width="9" opacity=".75"/><path d="M-152 136L-8 182L154 136" fill="none" stroke="${second}" stroke-width="4"/>`
    }
    case 'molcajete': {
      const pores = Array.from({ length: 70 }, () => {
        const a = pen.random(0, 6.28)
        const d = pen.random(184, 222)
        return `<circle cx="${(Math.cos(a) * d).toFixed(1)}" cy="${(Math.sin(a) * d).toFixed(1)}" r="${pen.random(1.6, 4.6).toFixed(1)}" fill="#2B2B2E" opacity=".5"/>`
      }).join('')
      const foot = (a: number) =>
        `<ellipse cx="0" cy="-216" rx="50" ry="34" fill="#55555A" transform="rotate(${a})"/>`
      return `<g filter="url(#soft)">${foot(90)}${foot(210)}${foot(330)}<circle r="226" fill="${pen.linear(['#85858A', '#55555A'])}"/></g>${pores}<circle r="180" fill="${pen.linear(['#35353A', '#66666B'])}"/>${pool(174)}`
    }
  }
}

export type Standing = 'glass' | 'cup' | 'mug' | 'parfait' | 'jar' | 'coupe' | 'bucket'
export interface Layer {
  tone?: Tone
  colours?: readonly string[]
  share: number
  bits?: [BitName, number, number]
}

/** A table edge for pictures seen from the side. */
export const table = (pen: Pen, colour: Ground): string => {
  const ink = inks[colour]
  const scallops = Array.from(
    { length: 17 },
    (_, i) => `<circle cx="${i * 50}" cy="448" r="25" fill="#FFFDF7"/>`,
  ).join('')
  return `<rect y="420" width="${WIDTH}" height="180" fill="${pen.linear([ink, grounds[colour][2]])}" opacity=".75"/><g filter="url(#tiny)">${scallops}<rect y="412" width="${WIDTH}" height="38" fill="#FFFDF7"/></g>${Array.from({ length: 17 }, (_, i) => `<circle cx="${i * 50}" cy="446" r="7" fill="${ink}"/>`).join('')}<rect y="420" width="${WIDTH}" height="5" fill="${ink}" opacity=".7"/>`
}

/** A vessel seen from the side, its foot at y = 230, its mouth near y = -200. */
export const standing = (pen: Pen, kind: Standing, layers: readonly Layer[], glaze = '#1F7A5C'): string => {
  const shapes: Record<
    Standing,
    { outline: string; inside: string; top: number; bottom: number; half: number }
  > = {
    glass: {
      outline: 'M-112 -206L-88 214Q-86 230 -70 230H70Q86 230 88 214L112 -206Z',
      inside: 'M-102 -196L-79 206Q-78 214 -68 214H68Q78 214 79 206L102 -196Z',
      top: -150,
      bottom: 214,
      half: 110,
    },
    cup: {
      outline: 'M-138 -120L-104 212Q-102 230 -86 230H86Q102 230 104 212L138 -120Z',
      inside: 'M-128 -112L-95 206Q-94 216 -84 216H84Q94 216 95 206L128 -112Z',
      top: -112,
      bottom: 216,
      half: 136,
    },
    parfait: {
      outline: 'M-128 -196Q-120 60 -62 150H62Q120 60 128 -196Z',
      inside: 'M-119 -190Q-111 54 -56 140H56Q111 54 119 -190Z',
      top: -160,
      bottom: 142,
      half: 124,
    },
    jar: {
      outline:
        'M-96 -186H96V-160Q132 -146 132 -104V190Q132 230 92 230H-92Q-132 230 -132 190V-104Q-132 -146 -96 -160Z',
      inside: 'M-88 -150Q-122 -138 -122 -98V186Q-122 218 -90 218H90Q122 218 122 186V-98Q122 -138 88 -150Z',
      top: -134,
      bottom: 218,
      half: 124,
    },
    coupe: {
      outline: 'M-170 -150Q-160 60 0 66Q160 60 170 -150Z',
      inside: 'M-160 -142Q-150 50 0 56Q150 50 160 -142Z',
      top: -128,
      bottom: 58,
      half: 162,
    },
    mug: { outline: '', inside: '', top: 0, bottom: 0, half: 0 },
    bucket: { outline: '', inside: '', top: 0, bottom: 0, half: 0 },
  }
  const shade = `<ellipse cx="0" cy="232" rx="150" ry="20" fill="#5A3A20" opacity=".2"/>`
  if (kind === 'mug') {
    const flowers = [-84, 0, 84]
      .map(x =>
        at(
          x,
          60,
          `${[0, 72, 144, 216, 288].map(a => `<ellipse cy="-15" rx="9" ry="13" fill="${glaze}" transform="rotate(${a})"/>`).join('')}<circle r="9" fill="#F2B84B"/>`,
        ),
      )
      .join('')
    const steam = [-50, 4, 56]
      .map(
        (x, i) =>
          `<path d="M${x} -150q-22 -30 0 -58t0 -${52 + i * 6}" fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round" opacity=".75"/>`,
      )
      .join('')
    const liquid = layers[0]?.colours ?? ['#A8663C', '#7B4325']
    return `${shade}${steam}<g filter="url(#lift)"><path d="M136 -50Q232 -56 226 34Q220 118 116 122" fill="none" stroke="${pen.linear(['#FFFDF8', '#E7DAC4'])}" stroke-width="30"/><path d="M-150 -104Q-150 130 -110 206Q-98 230 -70 230H70Q98 230 110 206Q150 130 150 -104Z" fill="${pen.linear(['#FFFFFF', '#FBF4E6', '#E7DAC4'], true)}"/></g><path d="M-147 -10H147" stroke="${glaze}" stroke-width="9"/><path d="M-137 128H137" stroke="${glaze}" stroke-width="9"/>${flowers}<ellipse cy="-104" rx="150" ry="40" fill="#F3E8D4"/><ellipse cy="-100" rx="136" ry="32" fill="${pen.radial(liquid)}"/><ellipse cx="-46" cy="-108" rx="46" ry="9" fill="#F3D9B8" opacity=".75"/><ellipse cx="40" cy="-94" rx="30" ry="6" fill="#F3D9B8" opacity=".6"/>`
  }
  if (kind === 'bucket') {
    const clip = pen.clip('<path d="M-150 -60L-108 218Q-106 230 -92 230H92Q106 230 108 218L150 -60Z"/>')
    const stripes = [-150, -90, -30, 30, 90]
      .map(x => `<path d="M${x} -60H${x + 30}L${(x + 30) * 0.72} 230H${x * 0.72}Z" fill="${glaze}"/>`)
      .join('')
    return `${shade}<g filter="url(#lift)"><path d="M-150 -60L-108 218Q-106 230 -92 230H92Q106 230 108 218L150 -60Z" fill="#FFFDF6"/></g><g clip-path="${clip}">${stripes}<rect x="60" y="-60" width="100" height="300" fill="#000" opacity=".06"/></g>`
  }
  const s = shapes[kind]
  const clip = pen.clip(`<path d="${s.inside}"/>`)
  let y = s.bottom
  let content = ''
  const tops: string[] = []
  layers.forEach((layer, index) => {
    const h = (s.bottom - s.top) * layer.share
    y -= h
    const colours = layer.colours ?? tones[layer.tone ?? 'cream']
    content += `<rect x="-200" y="${y}" width="400" height="${h + 2}" fill="${pen.linear(colours)}"/>`
    if (index < layers.length - 1)
      content += `<ellipse cx="0" cy="${y}" rx="200" ry="9" fill="${colours[0]}"/>`
    if (layer.bits) {
      const [name, n, scale] = layer.bits
      for (let i = 0; i < n; i++)
        content += at(
          ((i + 0.5) / n - 0.5) * 2 * s.half + pen.random(-8, 8),
          y + h * pen.random(0.3, 0.75),
          bits[name](pen),
          pen.random(0, 360),
          scale,
        )
    }
    if (index === layers.length - 1)
      tops.push(`<ellipse cx="0" cy="${y}" rx="${s.half}" ry="15" fill="${colours[0]}"/>`)
  })
  const foot =
    kind === 'parfait' || kind === 'coupe'
      ? `<path d="M-13 ${kind === 'coupe' ? 60 : 146}H13L17 206Q70 210 96 230H-96Q-70 210 -17 206Z" fill="${pen.linear(['#F6FBFB', '#D3E2E2'])}" opacity=".95" filter="url(#tiny)"/>`
      : ''
  const lid =
    kind === 'jar'
      ? `<rect x="-106" y="-196" width="212" height="26" rx="10" fill="none" stroke="#fff" stroke-width="7" opacity=".9"/>`
      : ''
  return `${shade}${foot}<g filter="url(#lift)"><path d="${s.outline}" fill="#fff" opacity=".62"/></g><g clip-path="${clip}">${content}${tops.join('')}</g><path d="${s.outline}" fill="none" stroke="#fff" stroke-width="6" opacity=".9"/><path d="M${-s.half * 0.74} ${s.top + 30}L${-s.half * 0.62} ${s.bottom - (kind === 'parfait' || kind === 'coupe' ? 96 : 60)}" stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".5"/>${lid}`
}

export const straw = (colour: string, x = 40): string =>
  `<g transform="translate(${x} -120) rotate(14)" filter="url(#tiny)"><rect x="-9" y="-170" width="18" height="230" rx="9" fill="#FFFDF6"/>${[0, 1, 2, 3, 4, 5].map(i => `<path d="M-9 ${-150 + i * 36}L9 ${-166 + i * 36}V${-150 + i * 36}L-9 ${-134 + i * 36}Z" fill="${colour}"/>`).join('')}</g>`
