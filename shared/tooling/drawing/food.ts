/** Vector drawings of our own: the food that lies on or in a dish. Every drawing is centred on 0, 0. */
import type { Pen, Stops } from './pen.js'

export const at = (x: number, y: number, drawing: string, turn = 0, scale = 1): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${scale})">${drawing}</g>`

/** Sauces and creams, from light to dark. */
export const tones = {
  green: ['#B9D36B', '#86B03C', '#5F8A2A'],
  red: ['#F0764A', '#D8472B', '#A92F1E'],
  tomato: ['#F79B63', '#E8623A', '#C4452A'],
  broth: ['#F8C878', '#EBA24A', '#CF7F33'],
  golden: ['#FBE2A0', '#F2C865', '#DDA63F'],
  chipotle: ['#E58A55', '#C65C34', '#963C22'],
  diabla: ['#D94A2E', '#AE2C1D', '#861C12'],
  rice: ['#FFFEFA', '#F3E9D6', '#DCCBAA'],
  mole: ['#7A4630', '#56301F', '#3A1E14'],
  bean: ['#8A6355', '#67453A', '#4A2F28'],
  lentil: ['#D9A768', '#B98246', '#935F30'],
  pumpkin: ['#FBB862', '#F09436', '#D97723'],
  pipian: ['#C6D48C', '#9DB35C', '#768C3D'],
  cream: ['#FFFFFF', '#FBF5E8', '#EBDFC8'],
  guacamole: ['#D3E58B', '#AFCB5B', '#86A840'],
  hummus: ['#F6E3BE', '#E8CC98', '#D0AD72'],
  oat: ['#FAEBD0', '#EFD6AC', '#DDBB86'],
  chia: ['#F4EEE9', '#DFD5CF', '#C4B7B1'],
} as const satisfies Record<string, Stops>
export type Tone = keyof typeof tones

const wobble = (pen: Pen, rx: number, ry: number, points = 12, amount = 0.07): string => {
  const p = Array.from({ length: points }, (_, i) => {
    const a = (i / points) * Math.PI * 2
    const k = 1 + pen.random(-amount, amount)
    return [Math.cos(a) * rx * k, Math.sin(a) * ry * k] as const
  })
  const mid = (i: number) => {
    const a = p[i % points] ?? [0, 0]
    const b = p[(i + 1) % points] ?? [0, 0]
    return `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`
  }
  return (
    `M${mid(0)}` +
    p
      .map((_, i) => `Q${(p[(i + 1) % points] ?? []).map(v => v.toFixed(1)).join(' ')} ${mid(i + 1)}`)
      .join('') +
    'Z'
  )
}

export const blob = (pen: Pen, tone: Tone, rx: number, ry: number, amount = 0.07): string => {
  const shape = wobble(pen, rx, ry, 14, amount)
  return (
    `<path d="${shape}" fill="${pen.radial(tones[tone])}" filter="url(#tiny)"/>` +
    `<ellipse cx="${-rx * 0.35}" cy="${-ry * 0.5}" rx="${rx * 0.3}" ry="${ry * 0.12}" fill="#fff" opacity=".22" transform="rotate(-24)"/>`
  )
}

export const tortilla = (pen: Pen, r: number, blue = false): string => {
  const spots = Array.from({ length: 9 }, () => {
    const a = pen.random(0, 6.28)
    const d = pen.random(0, r * 0.8)
    return `<ellipse cx="${(Math.cos(a) * d).toFixed(1)}" cy="${(Math.sin(a) * d).toFixed(1)}" rx="${pen.random(r * 0.05, r * 0.12).toFixed(1)}" ry="${pen.random(r * 0.04, r * 0.08).toFixed(1)}" fill="${blue ? '#3F4460' : '#C98B3F'}" opacity=".38"/>`
  })
  return `<path d="${wobble(pen, r, r, 16, 0.02)}" fill="${pen.radial(blue ? ['#9FA6C2', '#7C84A6', '#5E6688'] : ['#FFF3D2', '#F8DDA0', '#E9BF74'])}" filter="url(#tiny)"/>${spots.join('')}`
}

export const tostada = (pen: Pen, r: number): string => {
  const bubbles = Array.from({ length: 12 }, () => {
    const a = pen.random(0, 6.28)
    const d = pen.random(r * 0.2, r * 0.88)
    return `<circle cx="${(Math.cos(a) * d).toFixed(1)}" cy="${(Math.sin(a) * d).toFixed(1)}" r="${pen.random(2, 5).toFixed(1)}" fill="#FFE9B0" opacity=".6"/>`
  })
  return `<path d="${wobble(pen, r, r, 18, 0.025)}" fill="${pen.radial(['#FBD98A', '#F0B54C', '#D18A2C'])}" filter="url(#tiny)"/>${bubbles.join('')}`
}

export const sope = (pen: Pen, r: number): string =>
  `<path d="${wobble(pen, r, r, 14, 0.03)}" fill="${pen.radial(['#FFE9B8', '#F2C87C', '#D9A350'])}" filter="url(#tiny)"/>` +
  `<circle r="${r * 0.8}" fill="${pen.radial(['#D9A350', '#EBC078', '#F4D394'])}"/>`

/** A folded tortilla seen from above: straight edge below, filling peeping out along the curve. */
export const folded = (
  pen: Pen,
  r: number,
  skin: 'corn' | 'blue' | 'bean' | 'red' | 'lettuce',
  filling: readonly string[] = [],
): string => {
  const skins = {
    corn: ['#FFF0C9', '#F7D893', '#E3B466'],
    blue: ['#A5ABC7', '#7C84A6', '#565E80'],
    bean: ['#B98674', '#8E6150', '#65412F'],
    red: ['#EF8358', '#D4532F', '#A63A20'],
    lettuce: ['#D6EE96', '#A5D15A', '#79AE3B'],
  } as const
  const peep = filling.length
    ? Array.from({ length: 15 }, (_, i) => {
        const a = Math.PI * (1.06 + (i / 14) * 0.88)
        return `<circle cx="${(Math.cos(a) * r * 0.98).toFixed(1)}" cy="${(Math.sin(a) * r * 0.72).toFixed(1)}" r="${pen.random(r * 0.08, r * 0.15).toFixed(1)}" fill="${pen.pick(filling)}"/>`
      }).join('')
    : ''
  const y = r * 0.3
  const spots =
    skin === 'corn' || skin === 'blue'
      ? Array.from(
          { length: 6 },
          () =>
            `<ellipse cx="${pen.random(-r * 0.6, r * 0.6).toFixed(1)}" cy="${pen.random(-r * 0.3, r * 0.12).toFixed(1)}" rx="${(r * 0.09).toFixed(1)}" ry="${(r * 0.05).toFixed(1)}" fill="${skin === 'corn' ? '#C98B3F' : '#343A57'}" opacity=".4"/>`,
        ).join('')
      : ''
  return (
    `<g filter="url(#tiny)">${peep}<path d="M${-r} ${y} A${r} ${r * 0.98} 0 0 1 ${r} ${y} Q${r * 1.02} ${y + r * 0.16} ${r * 0.86} ${y + r * 0.17} L${-r * 0.86} ${y + r * 0.17} Q${-r * 1.02} ${y + r * 0.16} ${-r} ${y}Z" fill="${pen.radial(skins[skin])}"/></g>` +
    spots
  )
}

export const rolled = (pen: Pen, length: number, width: number, tone?: Tone): string => {
  const body = `<rect x="${-length / 2}" y="${-width / 2}" width="${length}" height="${width}" rx="${width * 0.42}" fill="${pen.linear(['#FFF0C9', '#F2CE85', '#D5A152'])}" filter="url(#tiny)"/>`
  if (!tone)
    return (
      body +
      `<ellipse cx="${length / 2 - width * 0.2}" cy="0" rx="${width * 0.16}" ry="${width * 0.34}" fill="#B9783A" opacity=".55"/>`
    )
  return (
    body +
    `<rect x="${-length * 0.4}" y="${-width * 0.54}" width="${length * 0.8}" height="${width * 1.08}" rx="${width * 0.4}" fill="${pen.linear(tones[tone])}"/>`
  )
}

export const chip = (pen: Pen, size: number, colours: Stops = ['#FCDB8C', '#F0B650', '#D89334']): string =>
  `<path d="M0 ${-size} Q${size * 0.5} ${-size * 0.2} ${size * 0.95} ${size * 0.6} Q0 ${size * 0.75} ${-size * 0.95} ${size * 0.6} Q${-size * 0.5} ${-size * 0.2} 0 ${-size}Z" stroke-linejoin="round" fill="${pen.linear(colours)}" filter="url(#tiny)"/>`

/** A thin stream poured back and forth, wider in the middle, as from a spoon. */
export const drizzle = (width: number, height: number, lines = 5, colour = '#FFFBF0', thick = 9): string => {
  const turns = Array.from({ length: lines * 2 + 1 }, (_, i) => {
    const t = (i / (lines * 2)) * 2 - 1
    const reach = (width / 1.6) * Math.sqrt(Math.max(0.12, 1 - t * t))
    return [Number((i % 2 ? reach : -reach).toFixed(1)), Number(((t * height) / 2).toFixed(1))] as const
  })
  const bends = turns.slice(1, -1).map(([x, y], i) => {
    const [nextX, nextY] = turns[i + 2] ?? [x, y]
    return `Q${x} ${y} ${((x + nextX) / 2).toFixed(1)} ${((y + nextY) / 2).toFixed(1)}`
  })
  const d = `M${turns.at(0)?.join(' ')}${bends.join('')}L${turns.at(-1)?.join(' ')}`
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${thick}" stroke-linecap="round" stroke-linejoin="round" filter="url(#tiny)"/>`
}

type Bit = (pen: Pen) => string
const grain = (fill: string, rx: number, ry: number): string =>
  `<ellipse rx="${rx}" ry="${ry}" fill="${fill}"/>`

/** Small things that are strewn over a dish. */
export const bits = {
  crumb: pen =>
    `<rect x="-8" y="-6" width="${pen.random(11, 18).toFixed(1)}" height="${pen.random(9, 14).toFixed(1)}" rx="4" fill="#FFFDF6" filter="url(#tiny)"/>`,
  cilantro: () =>
    `<g fill="#3E9B4F"><ellipse cx="-6" cy="2" rx="7" ry="5"/><ellipse cx="6" cy="2" rx="7" ry="5"/><ellipse cx="0" cy="-6" rx="5.5" ry="7"/></g><path d="M0 9V-6" stroke="#24713A" stroke-width="1.6"/>`,
  onion: pen =>
    `<ellipse rx="${pen.random(18, 27).toFixed(1)}" ry="${pen.random(12, 18).toFixed(1)}" fill="none" stroke="#FFFDFB" stroke-width="5" filter="url(#tiny)"/>`,
  redOnion: pen =>
    `<ellipse rx="${pen.random(18, 27).toFixed(1)}" ry="${pen.random(12, 18).toFixed(1)}" fill="none" stroke="#C566A8" stroke-width="5"/><ellipse rx="15" ry="10" fill="none" stroke="#F3D3EA" stroke-width="2.5"/>`,
  sesame: () => grain('#FFF1CE', 5, 2.8),
  seed: () => grain('#3B2A2A', 3.4, 2.4),
  chili: () => grain('#D4351F', 3.2, 2.6),
  pepita: () =>
    `<ellipse rx="10" ry="5.4" fill="#8FA842" filter="url(#tiny)"/><ellipse cx="-2" cy="-1.4" rx="5" ry="1.6" fill="#C6D889"/>`,
  rice: () => `<ellipse rx="10" ry="4" fill="#fff" stroke="#D9C7A2" stroke-width="1.2"/>`,
  mash: pen =>
    `<circle r="${pen.random(16, 26).toFixed(1)}" fill="${pen.radial(['#E0EDA0', '#B9D268', '#93B348'])}" opacity=".85"/>`,
  scramble: pen =>
    `<g filter="url(#tiny)"><circle cx="-14" cy="4" r="18" fill="${pen.radial(['#FFF3B5', '#FDDC6C', '#F0BC3E'])}"/><circle cx="13" cy="6" r="16" fill="${pen.radial(['#FFF3B5', '#FDDC6C', '#F0BC3E'])}"/><circle cx="0" cy="-9" r="18" fill="${pen.radial(['#FFF8CF', '#FFE483', '#F4C64A'])}"/></g>`,
  serrano: pen =>
    `<g filter="url(#tiny)"><path d="M-52 -16Q-22 -34 22 -10Q50 6 66 34Q24 36 -12 20Q-46 6 -52 -16Z" fill="${pen.radial(['#9BD05A', '#5BA63A', '#2F7A31'])}"/><path d="M-48 -14Q-66 -22 -68 -40" fill="none" stroke="#7C9A3E" stroke-width="9" stroke-linecap="round"/><path d="M-30 -16Q0 -20 26 2" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".45"/></g>`,
  brownRice: pen => grain(pen.pick(['#D9B88A', '#C79F6B', '#E6CBA3']), 9, 3.6),
  oat: pen =>
    `<ellipse rx="11" ry="7.5" fill="${pen.pick(['#F6E1B8', '#E8C990', '#FCEFD3'])}"/><path d="M-7 0H7" stroke="#C59E62" stroke-width="1.4"/>`,
  amaranth: pen => `<circle r="4.6" fill="${pen.pick(['#FBE7BC', '#F0D08C', '#FFF5DD'])}"/>`,
  bean: pen =>
    `<ellipse rx="13" ry="8.5" fill="${pen.radial(['#7A5368', '#48293A', '#2C1722'])}" filter="url(#tiny)"/><ellipse cx="-4" cy="-3" rx="4" ry="1.8" fill="#fff" opacity=".35"/>`,
  lentil: pen => `<circle r="8" fill="${pen.radial(['#D7A567', '#A8713A', '#7D4F26'])}"/>`,
  chickpea: pen =>
    `<circle r="12" fill="${pen.radial(['#FCE7B8', '#EBC47C', '#CF9C4E'])}" filter="url(#tiny)"/><circle cx="3" cy="4" r="2" fill="#B9853C" opacity=".5"/>`,
  hominy: pen =>
    `<path d="M-11 -4Q-6 -13 2 -11T12 0Q10 11 0 10T-11 -4Z" fill="${pen.radial(['#FFFFFF', '#F8ECD2', '#E4CFA4'])}" filter="url(#tiny)"/>`,
  kernel: pen =>
    `<path d="M-9 -6Q0 -11 9 -6L5 8Q0 11 -5 8Z" fill="${pen.radial(['#FFE978', '#FBC833', '#E69F1B'])}" filter="url(#tiny)"/>`,
  carrot: pen =>
    `<circle r="17" fill="${pen.radial(['#FFB765', '#F58A2C', '#DB6C18'])}" filter="url(#tiny)"/><circle r="7" fill="#FFC680" opacity=".7"/>`,
  zucchini: pen =>
    `<circle r="20" fill="#5E9A3B" filter="url(#tiny)"/><circle r="16.5" fill="${pen.radial(['#F4F8CE', '#DCEBA0', '#C3DA7C'])}"/><g fill="#B8CE72"><circle cx="-5" cy="-4" r="2.2"/><circle cx="5" cy="-4" r="2.2"/><circle cx="0" cy="6" r="2.2"/></g>`,
  cucumber: pen =>
    `<circle r="26" fill="#3C8B4A" filter="url(#tiny)"/><circle r="22.5" fill="${pen.radial(['#F2FADF', '#D6EFB4', '#B6DD8B'])}"/><g fill="#8EC06A" opacity=".85">${[0, 60, 120, 180, 240, 300].map(a => `<ellipse cx="0" cy="-9.5" rx="2.4" ry="4.6" transform="rotate(${a})"/>`).join('')}</g>`,
  tomato: pen =>
    `<circle r="24" fill="#C9301F" filter="url(#tiny)"/><circle r="21" fill="${pen.radial(['#FF8A66', '#F25B3D', '#DB4029'])}"/><g fill="#FFC9A6">${[0, 72, 144, 216, 288].map(a => `<ellipse cx="0" cy="-11" rx="5" ry="6.5" transform="rotate(${a})" opacity=".8"/>`).join('')}</g>`,
  cherryTomato: pen =>
    `<circle r="17" fill="${pen.radial(['#FF9A7A', '#EE4B34', '#BE2A1C'])}" filter="url(#tiny)"/><ellipse cx="-5" cy="-7" rx="5" ry="3" fill="#fff" opacity=".55" transform="rotate(-30)"/>`,
  diced: pen =>
    `<rect x="-8" y="-8" width="16" height="15" rx="5" fill="${pen.radial(['#FF8C69', '#EA5234', '#C53A20'])}" filter="url(#tiny)"/>`,
  radish: () =>
    `<circle r="20" fill="#D9366B" filter="url(#tiny)"/><circle r="16.5" fill="#FFF7F8"/><circle r="7" fill="#FBE3EA"/>`,
  lime: pen =>
    `<circle r="27" fill="#5CA832" filter="url(#tiny)"/><circle r="23.5" fill="#F3FAD2"/><g fill="${pen.radial(['#D3EF7F', '#A9D648'])}">${[0, 45, 90, 135, 180, 225, 270, 315].map(a => `<path d="M0 -2.5L6.4 -17.5Q0 -22.5 -6.4 -17.5Z" transform="rotate(${a})"/>`).join('')}</g>`,
  avocado: pen =>
    `<path d="M-40 14Q0 -42 40 14Q0 -10 -40 14Z" fill="#4F7F32" filter="url(#tiny)"/><path d="M-35 10Q0 -35 35 10Q0 -7 -35 10Z" fill="${pen.linear(['#A9CC57', '#E9F2A8'])}"/>`,
  avocadoCube: pen =>
    `<rect x="-12" y="-11" width="23" height="21" rx="6" fill="${pen.linear(['#E4EFA0', '#B4D163'])}" filter="url(#tiny)"/>`,
  nopal: pen =>
    `<rect x="-26" y="-6.5" width="52" height="13" rx="5" fill="${pen.linear(['#A8C957', '#7FA83A', '#5F8829'])}" filter="url(#tiny)"/>`,
  greenBean: pen =>
    `<path d="M-30 4Q0 -12 30 4" fill="none" stroke="${pen.pick(['#4F9A3E', '#63AE4B', '#3F8A3A'])}" stroke-width="9" stroke-linecap="round" filter="url(#tiny)"/>`,
  shred: pen =>
    `<path d="M-26 ${pen.random(-4, 4).toFixed(1)}Q0 ${pen.random(-12, 12).toFixed(1)} 26 0" fill="none" stroke="${pen.pick(['#FBEBD2', '#F3D9B2', '#FFF5E4'])}" stroke-width="9" stroke-linecap="round" filter="url(#tiny)"/>`,
  tinga: pen =>
    `<path d="M-24 0Q0 ${pen.random(-14, 14).toFixed(1)} 24 0" fill="none" stroke="${pen.pick(['#E98A55', '#D96B3A', '#F3AD78'])}" stroke-width="8" stroke-linecap="round" filter="url(#tiny)"/>`,
  beef: pen =>
    `<path d="M-30 2Q-4 ${pen.random(-16, -6).toFixed(1)} 30 0Q4 14 -30 2Z" fill="${pen.linear(['#B4735A', '#87492F', '#66331F'])}" filter="url(#tiny)"/>`,
  mince: pen =>
    `<circle r="${pen.random(6, 10).toFixed(1)}" fill="${pen.pick(['#A0603E', '#8A4C2E', '#B9774F'])}"/>`,
  redStrip: pen =>
    `<path d="M-32 4Q0 -14 32 4" fill="none" stroke="${pen.pick(['#E8452F', '#F2644A'])}" stroke-width="11" stroke-linecap="round" filter="url(#tiny)"/>`,
  greenStrip: pen =>
    `<path d="M-32 4Q0 -14 32 4" fill="none" stroke="${pen.pick(['#5FA845', '#7BC05B'])}" stroke-width="11" stroke-linecap="round" filter="url(#tiny)"/>`,
  tortillaStrip: pen =>
    `<rect x="-24" y="-4.5" width="48" height="9" rx="3" fill="${pen.linear(['#FCDB8C', '#E0A03E'])}" filter="url(#tiny)"/>`,
  jicama: pen =>
    `<rect x="-58" y="-11" width="116" height="22" rx="7" fill="${pen.linear(['#FFFFFF', '#FAF3E4', '#E7DAC0'])}" filter="url(#tiny)"/>`,
  carrotStick: pen =>
    `<rect x="-58" y="-11" width="116" height="22" rx="9" fill="${pen.linear(['#FFB968', '#F58A2C', '#DB6C18'])}" filter="url(#tiny)"/>`,
  celeryStick: pen =>
    `<rect x="-58" y="-11" width="116" height="22" rx="8" fill="${pen.linear(['#D8EE9E', '#A6D263', '#7FB345'])}" filter="url(#tiny)"/><path d="M-52 -2H52" stroke="#E7F6BC" stroke-width="2"/>`,
  potato: pen =>
    `<rect x="-15" y="-14" width="30" height="27" rx="7" fill="${pen.linear(['#FFF1B8', '#F7DA84', '#E3BB56'])}" filter="url(#tiny)"/>`,
  cheese: pen =>
    `<rect x="-20" y="-18" width="40" height="36" rx="8" fill="${pen.linear(['#FFFFFF', '#F8EFDB', '#E6D6B4'])}" filter="url(#tiny)"/><rect x="-15" y="-14" width="26" height="10" rx="5" fill="#fff" opacity=".8"/>`,
  gouda: pen =>
    `<rect x="-20" y="-18" width="40" height="36" rx="8" fill="${pen.linear(['#FFE28A', '#FBC546', '#E7A42C'])}" filter="url(#tiny)"/>`,
  melt: pen =>
    `<path d="M-24 0Q-20 -13 0 -12T24 0Q20 13 0 12T-24 0Z" fill="${pen.radial(['#FFF6CF', '#FFE08A', '#F5BE4E'])}"/>`,
  meatball: pen =>
    `<circle r="38" fill="${pen.radial(['#C98256', '#9B5530', '#6E371C'])}" filter="url(#tiny)"/><ellipse cx="-12" cy="-16" rx="12" ry="6" fill="#fff" opacity=".2" transform="rotate(-30)"/>`,
  medallion: pen =>
    `<path d="M-62 4Q-56 -44 0 -42T62 0Q58 42 2 42T-62 4Z" fill="${pen.radial(['#E7B48A', '#C98A5B', '#9E6238'])}" filter="url(#tiny)"/><path d="M-34 -18L16 26M-12 -28L38 14M-48 2L-6 36" stroke="#7E4724" stroke-width="5" stroke-linecap="round" opacity=".55"/>`,
  chicken: pen =>
    `<path d="M-70 8Q-64 -40 -8 -44T70 -10Q66 36 6 42T-70 8Z" fill="${pen.radial(['#FFF3DC', '#F1D3A0', '#D6A765'])}" filter="url(#tiny)"/><path d="M-36 -18L8 26M-10 -30L36 18" stroke="#B97F3F" stroke-width="5" stroke-linecap="round" opacity=".55"/>`,
  salmon: pen =>
    `<path d="M-92 10Q-88 -40 -20 -48T92 -22Q96 30 30 42T-92 10Z" fill="${pen.radial(['#FFC0A0', '#FB8F6C', '#E56A4A'])}" filter="url(#tiny)"/><path d="M-62 14Q-50 -14 -30 -30M-28 22Q-14 -10 2 -38M8 26Q22 -8 38 -36M44 18Q56 -4 66 -24" stroke="#FFE0CF" stroke-width="5" fill="none" stroke-linecap="round" opacity=".8"/>`,
  fillet: pen =>
    `<path d="M-104 6Q-92 -34 -10 -40T104 -8Q92 34 6 40T-104 6Z" fill="${pen.radial(['#FFFFFF', '#FCEBD6', '#EBCBA2'])}" filter="url(#tiny)"/><path d="M-66 8Q-52 -10 -40 -22M-32 16Q-16 -6 -4 -28M6 20Q20 -4 34 -26M44 14Q54 0 64 -12" stroke="#E2B583" stroke-width="4" fill="none" stroke-linecap="round" opacity=".7"/>`,
  olive: () =>
    `<ellipse rx="14" ry="11" fill="#7E9A34" filter="url(#tiny)"/><circle cx="4" cy="-1" r="4.6" fill="#D8432C"/>`,
  spinach: pen =>
    `<path d="M0 26Q-26 6 -15 -18Q-6 -34 0 -36Q6 -34 15 -18Q26 6 0 26Z" fill="${pen.linear(['#6DBB57', '#3F9246', '#2B7A3E'])}" filter="url(#tiny)"/><path d="M0 24V-28M0 6L-9 -6M0 -4L8 -14" stroke="#B6E09A" stroke-width="2" fill="none" opacity=".7"/>`,
  lettuce: pen =>
    `<path d="M-30 6Q-34 -14 -16 -18Q-4 -32 12 -20Q34 -18 30 4Q32 24 10 22Q-6 32 -18 20Q-30 20 -30 6Z" fill="${pen.radial(['#DDF0A4', '#A9D566', '#7DB645'])}" filter="url(#tiny)"/>`,
  cabbage: pen =>
    `<path d="M-22 ${pen.random(-6, 6).toFixed(1)}Q0 ${pen.random(-14, 14).toFixed(1)} 22 0" fill="none" stroke="${pen.pick(['#8C4F9E', '#A86BB8', '#D8B6E0'])}" stroke-width="6" stroke-linecap="round"/>`,
  mint: () =>
    `<g fill="#3FAE6A"><path d="M0 0Q-26 -4 -30 -20Q-8 -22 0 0Z"/><path d="M0 0Q26 -4 30 -20Q8 -22 0 0Z"/><path d="M0 2Q-12 -20 0 -34Q12 -20 0 2Z" fill="#5CC582"/></g>`,
  berry: pen =>
    `<circle r="15" fill="${pen.radial(['#8D8BE8', '#5550B8', '#322C82'])}" filter="url(#tiny)"/><circle cx="3" cy="-3" r="5" fill="#2A2570" opacity=".6"/>`,
  strawberry: pen =>
    `<path d="M0 26Q-28 4 -18 -14Q-8 -24 0 -18Q8 -24 18 -14Q28 4 0 26Z" fill="${pen.radial(['#FF7C86', '#EE3B52', '#C21F3D'])}" filter="url(#tiny)"/><path d="M0 17Q-15 2 -9 -8Q0 -15 9 -8Q15 2 0 17Z" fill="#FFC4C4" opacity=".75"/>`,
  banana: pen =>
    `<circle r="21" fill="${pen.radial(['#FFF7D6', '#FBE7A2', '#EBCB6C'])}" filter="url(#tiny)"/><g fill="#C59A45" opacity=".75"><circle cx="-4" cy="-3" r="1.8"/><circle cx="4" cy="-3" r="1.8"/><circle cx="0" cy="5" r="1.8"/></g>`,
  plantain: pen =>
    `<ellipse rx="27" ry="19" fill="${pen.radial(['#FFE28F', '#F3B64A', '#CF8728'])}" filter="url(#tiny)"/><path d="M-12 2Q0 -8 12 2" stroke="#A96518" stroke-width="4" fill="none" opacity=".5" stroke-linecap="round"/>`,
  mango: pen =>
    `<rect x="-14" y="-13" width="28" height="26" rx="8" fill="${pen.linear(['#FFD666', '#FDB02F', '#F08F1E'])}" filter="url(#tiny)"/>`,
  papaya: pen =>
    `<rect x="-14" y="-13" width="28" height="26" rx="8" fill="${pen.linear(['#FFAE7A', '#F5814A', '#E8623A'])}" filter="url(#tiny)"/>`,
  pineapple: pen =>
    `<path d="M-17 -10Q0 -17 17 -10L9 13Q0 17 -9 13Z" fill="${pen.linear(['#FFF08A', '#FBD648', '#EBB52A'])}" filter="url(#tiny)"/>`,
  melon: pen =>
    `<rect x="-14" y="-13" width="28" height="26" rx="9" fill="${pen.linear(['#FFD3A2', '#FBB377', '#F09A58'])}" filter="url(#tiny)"/>`,
  apple: pen =>
    `<path d="M-17 8Q-13 -16 4 -17T17 8Q0 16 -17 8Z" fill="#FFF6DC" filter="url(#tiny)"/><path d="M-17 8Q0 16 17 8L17 13Q0 22 -17 13Z" fill="${pen.linear(['#E8483C', '#C4302C'])}"/>`,
  appleSlice: pen =>
    `<path d="M-60 0Q0 -64 60 0Q0 20 -60 0Z" fill="${pen.linear(['#F25A4B', '#CB2F2C'])}" filter="url(#tiny)"/><path d="M-56 2Q0 -44 56 2Q38 34 0 36Q-38 34 -56 2Z" fill="${pen.linear(['#FFFFF4', '#FDF0C6'])}" filter="url(#tiny)"/><ellipse cx="-7" cy="14" rx="3.6" ry="6" fill="#7A4A26"/><ellipse cx="7" cy="14" rx="3.6" ry="6" fill="#7A4A26"/>`,
  pearSlice: pen =>
    `<path d="M-66 6Q-60 -26 -18 -22Q20 -20 62 -10Q70 0 62 8Q20 20 -18 26Q-60 28 -66 6Z" fill="#B8CE55" filter="url(#tiny)"/><path d="M-60 6Q-54 -20 -18 -17Q20 -15 58 -7Q63 0 58 5Q20 15 -18 21Q-54 22 -60 6Z" fill="${pen.linear(['#FFFDEB', '#F6EFC2'])}"/>`,
  tangerine: pen =>
    `<path d="M-26 6Q-18 -22 10 -20Q30 -14 26 4Q4 -2 -26 6Z" fill="${pen.linear(['#FFC061', '#FB9126', '#EA7414'])}" filter="url(#tiny)"/><path d="M-20 0Q-8 -12 16 -12" stroke="#FFE0AE" stroke-width="3" fill="none" stroke-linecap="round" opacity=".8"/>`,
  almond: pen =>
    `<path d="M0 -19Q15 -4 8 12Q0 21 -8 12Q-15 -4 0 -19Z" fill="${pen.radial(['#D79A62', '#AE6B37', '#834A22'])}" filter="url(#tiny)"/><path d="M0 -12V10M-5 -4V8M5 -4V8" stroke="#E8BD90" stroke-width="1.5" opacity=".7"/>`,
  walnut: pen =>
    `<path d="M-20 0Q-22 -15 -8 -16Q0 -20 9 -16Q22 -14 20 0Q22 15 8 16Q0 19 -8 16Q-22 15 -20 0Z" fill="${pen.radial(['#E3B57C', '#BC8448', '#8F5B2B'])}" filter="url(#tiny)"/><path d="M0 -14V14M-12 -6Q-5 0 -12 7M12 -6Q5 0 12 7" stroke="#7C4D22" stroke-width="2.6" fill="none" opacity=".65"/>`,
  peanut: pen =>
    `<ellipse rx="14" ry="9.5" fill="${pen.radial(['#F4CE92', '#DBA15A', '#B97A36'])}" filter="url(#tiny)"/><path d="M-11 1H11" stroke="#A4672B" stroke-width="1.6" opacity=".55"/>`,
  fava: pen =>
    `<path d="M-19 0Q-16 -15 2 -14T20 2Q14 15 0 12T-19 0Z" fill="${pen.radial(['#D8EFA0', '#9CCB57', '#6FA53A'])}" filter="url(#tiny)"/><path d="M-12 -3Q-4 -9 6 -8" stroke="#F2FBD2" stroke-width="2.6" fill="none" stroke-linecap="round"/>`,
  coconut: () =>
    `<rect x="-13" y="-2.6" width="26" height="5.2" rx="2.6" fill="#FFFDF8" filter="url(#tiny)"/>`,
  kiwi: pen =>
    `<circle r="33" fill="#8A6A3C" filter="url(#tiny)"/><circle r="30" fill="${pen.radial(['#C6E46C', '#8CC63F', '#68A72C'])}"/><ellipse rx="10" ry="9" fill="#F4F8D8"/><g fill="#2B2A1B">${[0, 40, 80, 120, 160, 200, 240, 280, 320].map(a => `<ellipse cx="0" cy="-15" rx="1.8" ry="3" transform="rotate(${a})"/>`).join('')}</g>`,
  popcorn: pen =>
    `<g filter="url(#tiny)"><circle cx="-9" cy="4" r="12" fill="#FFF7DF"/><circle cx="9" cy="5" r="11" fill="#FFF1C8"/><circle cx="0" cy="-8" r="13" fill="#FFFDF3"/><circle cx="${pen.random(-6, 6).toFixed(1)}" cy="3" r="4.6" fill="#F3C254"/></g>`,
  granola: pen =>
    `<path d="M-12 2Q-8 -12 4 -10T13 3Q4 13 -12 2Z" fill="${pen.pick(['#D79F55', '#B97B38', '#E9BC78'])}" filter="url(#tiny)"/>`,
  cinnamon: pen =>
    `<g filter="url(#tiny)"><rect x="-62" y="-12" width="124" height="13" rx="6.5" fill="${pen.linear(['#B9733D', '#8A4E24'])}"/><rect x="-62" y="-1" width="124" height="13" rx="6.5" fill="${pen.linear(['#A5622F', '#733E1B'])}"/></g>`,
  ice: () =>
    `<rect x="-22" y="-22" width="44" height="44" rx="9" fill="#fff" opacity=".42"/><path d="M-14 -12H4" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".8"/>`,
  egg: pen =>
    `<path d="${wobble(pen, 64, 58, 10, 0.1)}" fill="${pen.radial(['#FFFFFF', '#FFFDF6', '#F1E8D6'])}" filter="url(#tiny)"/><circle r="27" cx="2" cy="-2" fill="${pen.radial(['#FFDD6B', '#FDB827', '#F0921A'])}"/><ellipse cx="-7" cy="-12" rx="8" ry="5" fill="#fff" opacity=".7" transform="rotate(-25)"/>`,
  eggSlice: pen =>
    `<ellipse rx="32" ry="26" fill="${pen.radial(['#FFFFFF', '#FFFCF4', '#ECE2CF'])}" filter="url(#tiny)"/><circle r="14" fill="${pen.radial(['#FFE27D', '#FBBE3A', '#EC9D20'])}"/>`,
  bread: pen =>
    `<path d="M-86 70V-30Q-104 -78 -52 -82H52Q104 -78 86 -30V70Q86 84 72 84H-72Q-86 84 -86 70Z" fill="#B9773A" filter="url(#tiny)"/><path d="M-74 66V-28Q-88 -66 -48 -70H48Q88 -66 74 -28V66Q74 72 68 72H-68Q-74 72 -74 66Z" fill="${pen.radial(['#FCE8C0', '#F1CE94', '#DDAE69'])}"/>`,
  bolillo: pen =>
    `<path d="M-130 0Q-118 -58 0 -60T130 0Q118 58 0 60T-130 0Z" fill="${pen.radial(['#E3A55C', '#C5803A', '#A56226'])}" filter="url(#tiny)"/><path d="M-112 0Q-100 -42 0 -44T112 0Q100 42 0 44T-112 0Z" fill="${pen.radial(['#FFF0CC', '#F6D79D'])}"/>`,
  zucchiniBoat: pen =>
    `<path d="M-118 0Q-104 -46 0 -42T118 0Q104 46 0 42T-118 0Z" fill="${pen.linear(['#86B94E', '#4E8A32'])}" filter="url(#tiny)"/><path d="M-98 0Q-86 -30 0 -28T98 0Q86 30 0 28T-98 0Z" fill="#F5EFCB"/>`,
  poblano: pen =>
    `<path d="M-120 6Q-104 -58 -20 -54Q60 -50 128 4Q70 46 -10 56Q-104 60 -120 6Z" fill="${pen.radial(['#6FA54B', '#3C7A34', '#225424'])}" filter="url(#tiny)"/><path d="M-118 2Q-146 -6 -154 -26" stroke="#6E9A42" stroke-width="13" fill="none" stroke-linecap="round"/><path d="M-70 -4Q0 -30 84 4Q0 22 -70 -4Z" fill="${pen.linear(['#FFFFFF', '#F6EBD0'])}"/>`,
  tlacoyo: pen =>
    `<path d="M-110 0Q-70 -54 0 -54T110 0Q70 54 0 54T-110 0Z" fill="${pen.radial(['#B3B9D2', '#8E95B6', '#6B7297'])}" filter="url(#tiny)"/>`,
  papayaHalf: pen =>
    `<path d="M-150 6Q-140 -62 -30 -78Q110 -92 152 -8Q140 84 -10 82Q-138 76 -150 6Z" fill="#E3A63C" filter="url(#tiny)"/><path d="M-138 6Q-128 -52 -28 -67Q104 -80 141 -8Q130 72 -10 71Q-127 66 -138 6Z" fill="${pen.radial(['#FFB37E', '#F5814A', '#E8623A'])}"/><path d="M-84 4Q-74 -28 -10 -34Q62 -40 88 -6Q78 34 0 36Q-74 36 -84 4Z" fill="#D9522C"/>`,
  watermelon: pen =>
    `<path d="M0 -62L66 50Q0 84 -66 50Z" fill="#2F8A45" filter="url(#tiny)"/><path d="M0 -62L60 40Q0 72 -60 40Z" fill="#DDF0B4"/><path d="M0 -62L56 33Q0 62 -56 33Z" fill="${pen.linear(['#FF7B74', '#F0474F'])}"/><g fill="#3A1B1B"><ellipse cx="-16" cy="14" rx="3.4" ry="5.4"/><ellipse cx="14" cy="20" rx="3.4" ry="5.4"/><ellipse cx="2" cy="-12" rx="3.4" ry="5.4"/></g>`,
  peachHalf: pen =>
    `<circle r="62" fill="${pen.radial(['#FFB36B', '#F58B45', '#E36A35'])}" filter="url(#tiny)"/><circle r="54" fill="${pen.radial(['#FFE0A0', '#FDC26B', '#F5A04C'])}"/><circle r="25" fill="#D86A38"/>`,
  pancake: pen =>
    `<ellipse rx="118" ry="114" fill="${pen.radial(['#E9B066', '#CF8B3F', '#A9652A'])}" filter="url(#tiny)"/><ellipse rx="108" ry="104" fill="${pen.radial(['#F9D08A', '#EBB05C', '#D08F40'])}"/>`,
  bar: pen =>
    `<rect x="-84" y="-27" width="168" height="54" rx="9" fill="${pen.linear(['#FBE6B4', '#EFC97E', '#D7A552'])}" filter="url(#tiny)"/>`,
  cookie: pen =>
    `<path d="${wobble(pen, 50, 50, 12, 0.05)}" fill="${pen.radial(['#EFC588', '#D79F58', '#B27736'])}" filter="url(#tiny)"/>${Array.from({ length: 7 }, () => `<ellipse cx="${pen.random(-30, 30).toFixed(0)}" cy="${pen.random(-30, 30).toFixed(0)}" rx="7" ry="4.6" fill="${pen.pick(['#F9E2B6', '#6E3B22', '#FCEBC9'])}" opacity=".9"/>`).join('')}`,
  sweetPotato: pen =>
    `<path d="M-140 4Q-110 -64 0 -66T142 -4Q108 66 0 66T-140 4Z" fill="${pen.radial(['#B9606B', '#8E3D4E', '#692A3C'])}" filter="url(#tiny)"/><path d="M-112 2Q-84 -44 0 -46T114 -4Q84 46 0 46T-112 2Z" fill="${pen.radial(['#FFC277', '#F79A3E', '#E07B26'])}"/>`,
  omelette: pen =>
    `<path d="M-138 34Q-140 -84 0 -88T138 34Q132 62 96 58H-96Q-132 62 -138 34Z" fill="${pen.radial(['#FFEFA6', '#FBD35C', '#E9AE35'])}" filter="url(#tiny)"/><path d="M-78 -40Q0 -70 70 -40" stroke="#FFF8D6" stroke-width="9" fill="none" stroke-linecap="round" opacity=".7"/>`,
  gelatin: pen =>
    `<g filter="url(#tiny)"><circle r="128" fill="${pen.radial(['#FFC1C9', '#F58FA0', '#E2657C'])}"/>${[0, 45, 90, 135, 180, 225, 270, 315].map(a => `<circle cx="0" cy="-108" r="44" transform="rotate(${a})" fill="#F58FA0"/>`).join('')}<circle r="118" fill="${pen.radial(['#FFE9EC', '#FFC6CE', '#F59BAB'])}"/></g><circle r="52" fill="${pen.radial(['#FFFFFF', '#FFF1F2', '#FAD3D9'])}"/>`,
} as const satisfies Record<string, Bit>
export type BitName = keyof typeof bits

/** Strew n bits over a disc, evenly (sunflower order) with a little disorder. */
export const strew = (pen: Pen, name: BitName, n: number, radius: number, scale = 1, squash = 1): string =>
  Array.from({ length: n }, (_, i) => {
    const d = radius * Math.sqrt((i + 0.5) / n)
    const a = i * 2.39996 + pen.random(-0.3, 0.3)
    return at(Math.cos(a) * d, Math.sin(a) * d * squash, bits[name](pen), pen.random(0, 360), scale)
  }).join('')

/** Lay n bits in a ring. */
export const ring = (
  pen: Pen,
  name: BitName,
  n: number,
  radius: number,
  scale = 1,
  from = 0,
  sweep = 360,
): string =>
  Array.from({ length: n }, (_, i) => {
    const a = from + (sweep === 360 ? (i / n) * 360 : (i / Math.max(1, n - 1)) * sweep)
    const rad = (a * Math.PI) / 180
    return at(Math.cos(rad) * radius, Math.sin(rad) * radius, bits[name](pen), a + 90, scale)
  }).join('')
