/**
 * What lies on each recipe picture: ground colour, cloth, dish, our own food drawings and the Fluent illustrations.
 * Coordinates are relative to the middle of the picture (800 × 600); `around` lies beside the dish.
 */

import { type Cloth, type Finish, type Ground, type Layer, type Standing, straw, type Vessel } from './dishes.js'
import { at, type BitName, bits, blob, chip, drizzle, folded, ring, rolled, sope, strew, type Tone, tones, tortilla, tostada } from './food.js'
import type { Pen } from './pen.js'

export interface Illustration {
  icon: string
  x: number
  y: number
  size: number
  turn: number
  flip?: boolean
  hue?: number
}
export type Thing = Illustration | ((pen: Pen) => string)

export interface Picture extends Finish {
  ground: Ground
  cloth?: Cloth
  /** A dish seen from above … */
  dish?: Vessel
  /** … or a vessel seen from the side. */
  stand?: Standing
  layers?: readonly Layer[]
  glaze?: string
  /** What the dish carries, from bottom to top. */
  things?: readonly Thing[]
  /** What stands behind a vessel (a straw, a stick of cinnamon). */
  behind?: readonly Thing[]
  around?: readonly Thing[]
}

const e = (icon: string, x: number, y: number, size: number, turn = 0, more: { flip?: boolean; hue?: number } = {}): Illustration => ({ icon, x, y, size, turn, ...more })
const put =
  (name: BitName, x: number, y: number, turn = 0, scale = 1) =>
  (pen: Pen) =>
    at(x, y, bits[name](pen), turn, scale)
const many =
  (name: BitName, n: number, radius: number, scale = 1, x = 0, y = 0, squash = 1) =>
  (pen: Pen) =>
    at(x, y, strew(pen, name, n, radius, scale, squash))
const round =
  (name: BitName, n: number, radius: number, scale = 1, from = 0, sweep = 360) =>
  (pen: Pen) =>
    ring(pen, name, n, radius, scale, from, sweep)
const sauce =
  (tone: Tone, x: number, y: number, rx: number, ry: number, turn = 0) =>
  (pen: Pen) =>
    at(x, y, blob(pen, tone, rx, ry), turn)
const cream =
  (x: number, y: number, w: number, h: number, lines = 5, turn = 0, colour = '#FFFBF0', thick = 9) =>
  () =>
    at(x, y, drizzle(w, h, lines, colour, thick), turn)
const tort =
  (x: number, y: number, r: number, blue = false) =>
  (pen: Pen) =>
    at(x, y, tortilla(pen, r, blue), pen.random(0, 360))
const tost = (x: number, y: number, r: number) => (pen: Pen) => at(x, y, tostada(pen, r))
const sop = (x: number, y: number, r: number) => (pen: Pen) => at(x, y, sope(pen, r))
const fold =
  (x: number, y: number, r: number, skin: 'corn' | 'blue' | 'bean' | 'red' | 'lettuce', turn = 0, filling: readonly string[] = []) =>
  (pen: Pen) =>
    at(x, y, folded(pen, r, skin, filling), turn)
const roll =
  (x: number, y: number, length: number, width: number, turn = 0, tone?: Tone) =>
  (pen: Pen) =>
    at(x, y, rolled(pen, length, width, tone), turn)
const chips = (n: number, radius: number, size: number, tone?: Tone) => (pen: Pen) =>
  Array.from({ length: n }, (_, i) => {
    const d = radius * Math.sqrt((i + 0.5) / n)
    const a = i * 2.39996
    return at(Math.cos(a) * d, Math.sin(a) * d, chip(pen, size * pen.random(0.85, 1.1), tone && tones[tone]), pen.random(0, 360))
  }).join('')
const rice = (x: number, y: number, r: number) => (pen: Pen) => at(x, y, blob(pen, 'rice', r, r * 0.92) + strew(pen, 'rice', Math.round(r * 0.9), r * 0.84, 1))
const sipper = (colour: string, x?: number) => () => straw(colour, x)

const BLUE = '#2F6FA8'
const GREEN = '#1F7A5C'
const PAPAYA = '#E8623A'
const CORN = '#F2B84B'
const ROSE = '#C2507E'
const VIOLET = '#6E5BB8'

export const pictures: Record<string, Picture> = {
  'default-recipe': {
    ground: 'sage',
    cloth: 'linen',
    dish: 'plate',
    rim: 'petals',
    colour: GREEN,
    second: CORN,
    things: [round('spinach', 12, 112, 1.15), e('avocado', -58, -18, 150, -12), e('tomato', 66, -36, 124, 8), e('carrot', 16, 74, 128, 20)],
    around: [e('fork-and-knife', -309, 0, 187), e('herb', 311, -163, 132, 20), e('lime', 311, 182, 110)],
  },

  // Desayuno
  'chilaquiles-verdes-con-pollo': {
    ground: 'cream',
    cloth: 'sarape',
    dish: 'plate',
    rim: 'talavera',
    colour: BLUE,
    second: CORN,
    things: [chips(20, 122, 46), sauce('green', 0, 4, 118, 104), chips(11, 92, 42, 'green'), chips(4, 84, 36), many('shred', 7, 52, 1.05, 6, 4), cream(0, 0, 176, 150, 3, 14), many('crumb', 14, 104, 0.85), put('redOnion', -50, 40, 20, 1), put('redOnion', 58, -34, 60, 1), put('redOnion', 34, 70, 110, 0.9), many('cilantro', 6, 110)],
    around: [put('serrano', -312, -188, -10, 1.1), e('avocado', 311, 177, 152, 12)],
  },
  'huevos-rancheros': {
    ground: 'terracotta',
    cloth: 'tiles',
    dish: 'plate',
    rim: 'band',
    colour: PAPAYA,
    second: CORN,
    zoom: 1.08,
    things: [tort(-44, -32, 106), tort(48, 34, 106), sauce('red', 0, 4, 128, 96), put('egg', -52, -26, 10, 1.05), put('egg', 56, 34, 60, 1.05), many('cilantro', 7, 120, 0.9)],
    around: [e('tomato', -307, -177, 150, -8), e('hot-pepper', 311, -175, 123, 16), e('beans', 307, 182, 141, 0)],
  },
  'enfrijoladas-de-queso-panela': {
    ground: 'corn',
    cloth: 'linen',
    dish: 'plate', rim: 'waves', colour: GREEN, second: CORN,
    things: [fold(-18, -78, 100, 'bean', -10, ['#FFFDF6', '#F6E9CF', '#FFFFFF']), fold(26, 4, 104, 'bean', 6, ['#FFFDF6', '#F6E9CF', '#FFFFFF']), fold(-14, 90, 104, 'bean', -6, ['#FFFDF6', '#F6E9CF', '#FFFFFF']), cream(4, 10, 190, 210, 3, 6, '#FFFBF0', 8), many('crumb', 14, 116, 0.85), put('redOnion', -60, -30, 0, 0.9), put('redOnion', 66, 40, 40, 0.9), many('cilantro', 5, 100, 1)],
    around: [e('beans', -311, -190, 141, -8), e('cheese-wedge', 311, 186, 145, 4)],
  },
  'avena-cremosa-con-manzana-y-canela': {
    ground: 'papaya',
    cloth: 'gingham',
    dish: 'bowl',
    rim: 'dots',
    colour: PAPAYA,
    second: CORN,
    fill: 'oat',
    zoom: 1,
    things: [many('oat', 66, 166, 0.9), put('appleSlice', -66, -82, -30, 1.2), put('appleSlice', -52, -30, -16, 1.2), put('appleSlice', -46, 24, -4, 1.2), put('walnut', 74, -66, 20, 1.45), put('walnut', 112, -20, 80, 1.35), put('walnut', 60, -8, 140, 1.35), put('cinnamon', 20, 98, -16, 1.2), cream(98, 44, 70, 50, 2, 20, '#D9902B', 6)],
    around: [e('red-apple', -309, 179, 156, -10), e('honey-pot', 311, -175, 143, 6)],
  },
  'molletes-con-pico-de-gallo': {
    ground: 'sage',
    cloth: 'gingham',
    dish: 'board',
    things: [...[-94, 96].flatMap((y) => [put('bolillo', -58, y, y < 0 ? -3 : 3, 1.52), sauce('bean', -58, y, 150, 54), sauce('golden', -58, y, 130, 42), many('melt', 10, 112, 1.2, -58, y, 0.26), many('diced', 16, 112, 1, -58, y, 0.26), many('crumb', 9, 104, 0.7, -58, y, 0.28), many('cilantro', 7, 100, 0.95, -58, y, 0.28)]), e('tomato', 190, -118, 104, 8), e('avocado', 186, 118, 110, 10)],
  },
  'omelette-de-espinaca-y-champinones': {
    ground: 'mint',
    cloth: 'linen',
    dish: 'plate',
    rim: 'waves',
    colour: GREEN,
    second: '#9CCDB5',
    things: [round('spinach', 11, 124, 1.05, 10, 160), put('omelette', 0, -6, -8, 1.02), many('crumb', 7, 80, 0.8, 0, 40, 0.3), e('brown-mushroom', -46, 64, 84, -14), e('brown-mushroom', 40, 70, 70, 16), put('spinach', 96, 44, 60, 0.9), put('spinach', -104, 46, -60, 0.9)],
    around: [e('egg', -315, 169, 147, -12), e('leafy-green', 313, -169, 150, 10)],
  },
  'licuado-de-papaya-con-avena': {
    ground: 'papaya',
    cloth: 'sun',
    stand: 'glass',
    layers: [
      { colours: ['#FFC08E', '#F98F58', '#EF7443'], share: 0.93 },
      { colours: ['#FFE3C8', '#FFD2AA'], share: 0.07 },
    ],
    behind: [sipper(GREEN, 40)],
    things: [many('oat', 9, 60, 0.7, 0, -150, 0.14)],
    around: [put('papayaHalf', -236, 150, -24, 0.72), many('seed', 16, 42, 1.1, -236, 150, 0.45), e('bowl-with-spoon', 232, 142, 165), put('oat', 156, 214, 20, 1.2), put('oat', 326, 226, 70, 1.2), put('almond', 184, 238, 60, 1.1)],
  },
  'huevos-a-la-mexicana-con-nopales': {
    ground: 'corn',
    cloth: 'tiles',
    dish: 'skillet',
    things: [many('scramble', 34, 150, 1.1), many('nopal', 13, 136, 0.9), many('diced', 22, 146, 1.05), many('crumb', 10, 120, 0.8), many('cilantro', 8, 130, 1)],
    around: [e('cactus', -313, -165, 156, -6), e('egg', -309, 182, 132, -14), e('tomato', 311, 198, 119, 8)],
  },
  'hotcakes-de-avena-y-platano': {
    ground: 'cream',
    cloth: 'gingham',
    dish: 'plate',
    rim: 'dots',
    colour: CORN,
    second: PAPAYA,
    things: [e('pancakes', 0, -16, 268), round('strawberry', 3, 132, 0.95, 28, 44), round('banana', 3, 132, 1, 106, 44)],
    around: [e('banana', -309, -165, 161, -10), e('strawberry', 313, 184, 123, 14)],
  },
  'burrito-norteno-de-machaca-con-huevo': {
    ground: 'terracotta',
    cloth: 'fringe',
    dish: 'board',
    things: [e('burrito', -148, -8, 300, 4), e('burrito', 84, 8, 300, 4)],
    around: [e('hot-pepper', -324, 217, 106, 20), e('egg', 324, -217, 106, 10)],
  },
  'quesadillas-de-flor-de-calabaza': {
    ground: 'sage',
    cloth: 'sarape',
    dish: 'comal',
    things: [fold(-72, -66, 112, 'blue', -16, ['#FFC53D', '#F59A23', '#FFF3C9']), fold(74, -44, 112, 'blue', 12, ['#FFC53D', '#F59A23', '#FFF3C9']), fold(-6, 88, 116, 'blue', -2, ['#FFC53D', '#F59A23', '#8DBB4C'])],
    around: [e('sunflower', -311, -171, 150, -10), e('avocado', -311, 184, 130, -10), e('cheese-wedge', 313, -188, 130, 8)],
  },
  'yogur-con-amaranto-y-fresas': {
    ground: 'mint',
    cloth: 'sun',
    stand: 'parfait',
    layers: [
      { colours: ['#F26A7C', '#D9435A'], share: 0.2, bits: ['strawberry', 3, 1] },
      { tone: 'cream', share: 0.24 },
      { colours: ['#FBE7BC', '#EBCB86'], share: 0.14, bits: ['amaranth', 16, 1.3] },
      { tone: 'cream', share: 0.24 },
      { colours: ['#F58A98', '#E65C72'], share: 0.18, bits: ['strawberry', 4, 1] },
    ],
    things: [e('strawberry', -44, -196, 108, -14), e('blueberries', 54, -194, 96, 10), many('amaranth', 18, 90, 1.2, 0, -158, 0.14)],
    around: [e('strawberry', -234, 157, 130, -16), e('blueberries', 232, 165, 121, 8)],
  },
  'tlacoyos-de-haba-con-nopales': {
    ground: 'papaya',
    cloth: 'petate',
    dish: 'oval',
    colour: BLUE,
    second: CORN,
    things: [...[[-26, -72, -7], [22, 76, -4]].flatMap(([x, y, t]) => [put('tlacoyo', x!, y!, t, 1.5), sauce('red', x!, y!, 118, 46, t), many('nopal', 12, 104, 0.95, x, y, 0.36), many('cheese', 6, 92, 0.42, x, y, 0.4), many('diced', 6, 100, 0.8, x, y, 0.4), many('cilantro', 6, 92, 0.95, x, y, 0.4)])],
    around: [e('pea-pod', -322, -217, 123, -12), e('cactus', 326, 207, 132, 6)],
  },
  'pan-tostado-con-aguacate-y-huevo': {
    ground: 'sage',
    cloth: 'tiles',
    dish: 'plate',
    rim: 'band',
    colour: GREEN,
    second: '#B9D36B',
    zoom: 1.2,
    things: [put('bread', -68, -22, -10, 0.98), put('bread', 66, 30, 8, 0.98), sauce('guacamole', -68, -18, 62, 62, -10), sauce('guacamole', 66, 36, 62, 62, 8), put('eggSlice', -84, -34, -20, 1), put('eggSlice', -50, 8, 30, 1), put('eggSlice', 48, 20, 10, 1), put('eggSlice', 86, 58, -30, 1), put('cherryTomato', -98, 18, 0, 0.9), put('cherryTomato', 94, 4, 0, 0.9), many('sesame', 12, 56, 0.9, -68, -18), many('sesame', 12, 56, 0.9, 66, 36), put('spinach', -44, -50, 50, 0.6), put('spinach', 46, 72, -60, 0.6)],
    around: [e('avocado', -309, 177, 161, -12), e('bread', 311, -173, 147, 6)],
  },
  'pudin-de-chia-con-mango': {
    ground: 'corn',
    cloth: 'sun',
    stand: 'jar',
    layers: [
      { tone: 'chia', share: 0.58, bits: ['seed', 26, 1.1] },
      { colours: ['#FFD25E', '#F9A62B'], share: 0.42, bits: ['mango', 6, 1.2] },
    ],
    things: [many('seed', 26, 108, 1.1, 0, 116, 0.7), put('mango', -50, -140, 12, 1.25), put('mango', 4, -152, 50, 1.25), put('mango', 56, -138, -20, 1.25), many('coconut', 10, 70, 0.9, 0, -148, 0.24), put('mint', 18, -170, 8, 0.8)],
    around: [e('mango', -239, 140, 176, -14), e('coconut', 241, 152, 152, 8)],
  },
  'huevos-ahogados-en-salsa-de-jitomate': {
    ground: 'cream',
    cloth: 'tiles',
    dish: 'clay',
    fill: 'tomato',
    things: [put('egg', -62, -52, 0, 1.1), put('egg', 66, -22, 80, 1.1), many('greenBean', 7, 60, 1, -18, 84, 0.55), many('cilantro', 8, 140, 0.95), many('onion', 3, 120, 0.8)],
    around: [e('baguette-bread', -315, 186, 141, 0), e('tomato', 315, -194, 130, 8), e('garlic', -318, -198, 110, -10)],
  },
  'sincronizadas-de-pavo-con-queso': {
    ground: 'mint',
    cloth: 'gingham',
    dish: 'board',
    things: [(pen) => [0, 1, 2, 3].map((i) => at(-62 + (i % 2 ? 6 : -6), i < 2 ? -5 : 5, `<g transform="rotate(${[180, 270, 90, 0][i]!})"><path d="M8 8H158Q150 150 8 158Z" fill="#F6C353" filter="url(#tiny)"/><path d="M8 8H154Q146 146 8 154Z" fill="#E88E8E"/><path d="M6 6H150Q142 142 6 150Z" fill="${pen.radial(['#FFF6DE', '#F9E3B2', '#E6BD7A'])}"/><g fill="#B9793A" opacity=".4"><ellipse cx="50" cy="46" rx="12" ry="7"/><ellipse cx="92" cy="70" rx="9" ry="6"/><ellipse cx="50" cy="104" rx="8" ry="6"/><ellipse cx="110" cy="30" rx="8" ry="5"/></g></g>`)).join(''), sauce('guacamole', 178, -76, 50, 46), many('diced', 6, 30, 0.6, 178, -76), put('cilantro', 178, -78, 10, 1), many('diced', 14, 44, 0.9, 176, 88), many('crumb', 8, 42, 0.7, 176, 88), many('cilantro', 5, 40, 0.8, 176, 88)],
    around: [e('cheese-wedge', -328, -213, 119, -8), e('avocado', 326, 217, 119, 10)],
  },

  // Comida
  'pescado-a-la-veracruzana': {
    ground: 'mint',
    cloth: 'tiles',
    dish: 'oval',
    colour: BLUE,
    second: PAPAYA,
    things: [sauce('tomato', 0, 8, 220, 142), put('fillet', -6, -8, -8, 1.62), many('diced', 22, 170, 1.1, 0, 10, 0.62), put('olive', -150, -30, 20, 1.4), put('olive', -88, 84, 60, 1.4), put('olive', 20, 104, 0, 1.4), put('olive', 128, 74, 120, 1.4), put('olive', 168, -26, 20, 1.4), put('olive', 60, -92, 80, 1.4), put('redStrip', -40, 66, 8, 1), put('greenStrip', 66, 48, -24, 1), put('redStrip', 100, -62, 30, 0.9), put('greenStrip', -110, -78, -20, 0.9), put('onion', -20, -6, 10, 1.1), put('onion', 40, 8, 50, 1), many('cilantro', 7, 150, 1.1, 0, 0, 0.6)],
    around: [e('fish', -318, -211, 143, 0), e('lime', 326, 217, 114, 8)],
  },
  'tostadas-de-tinga-de-pollo': {
    ground: 'corn',
    cloth: 'sarape',
    dish: 'plate',
    rim: 'petals',
    colour: ROSE,
    second: GREEN,
    things: [
      tost(-70, -50, 94),
      tost(74, -30, 94),
      tost(-4, 76, 96),
      ...[
        [-70, -50],
        [74, -30],
        [-4, 76],
      ].flatMap(([x, y]) => [sauce('bean', x!, y!, 76, 74), many('lettuce', 7, 56, 0.62, x, y), many('tinga', 15, 52, 0.85, x, y), cream(x!, y!, 92, 76, 2, 10, '#FFFBF0', 6), many('crumb', 7, 50, 0.6, x, y)]),
    ],
    around: [e('poultry-leg', -311, -177, 154, -10), e('onion', 313, -179, 123, 8)],
  },
  'caldo-tlalpeno': {
    ground: 'terracotta',
    cloth: 'linen',
    dish: 'clay',
    fill: 'chipotle',
    things: [many('chickpea', 15, 140, 1), many('shred', 9, 110, 1), put('carrot', -90, -70, 0, 1.2), put('carrot', 82, 84, 0, 1.2), put('carrot', 110, -62, 0, 1.1), many('avocadoCube', 7, 90, 1.15), many('cilantro', 8, 140, 1), put('lime', -88, 90, 10, 1)],
    around: [e('pot-of-food', -307, -173, 156, 0), e('lime', 315, -202, 114, 8), e('avocado', 313, 196, 128, 10)],
  },
  'pozole-rojo-de-pollo': {
    ground: 'papaya',
    cloth: 'petate',
    dish: 'clay',
    fill: 'red',
    rim: 'waves',
    things: [many('hominy', 28, 150, 1.05), many('shred', 8, 90, 0.95, 10, -10), many('lettuce', 8, 52, 0.8, -66, -66), put('radish', 70, -84, 0, 1.1), put('radish', 102, -44, 0, 1.1), put('radish', 52, -46, 0, 1), put('lime', 90, 82, 10, 1.1), many('redOnion', 4, 34, 0.6, -70, 84), many('chili', 20, 130, 0.9)],
    around: [e('ear-of-corn', -317, -192, 136, -8), e('hot-pepper', 318, -196, 119, 12), e('leafy-green', -318, 198, 117, 0)],
  },
  'enchiladas-verdes-de-pollo': {
    ground: 'sage',
    cloth: 'tiles',
    dish: 'oval',
    colour: GREEN,
    second: CORN,
    things: [roll(-104, 0, 260, 84, 84), roll(0, 0, 268, 84, 86), roll(104, 0, 260, 84, 88), sauce('green', 0, 0, 184, 100), cream(0, 0, 300, 150, 3, 0, '#FFFBF0', 10), many('crumb', 22, 150, 0.85, 0, 0, 0.55), many('onion', 5, 120, 0.9, 0, 0, 0.5), many('cilantro', 7, 140, 1, 0, 0, 0.5)],
    around: [e('poultry-leg', -326, -213, 128, -8), put('serrano', 336, 222, 16, 0.86)],
  },
  'pollo-en-mole-poblano-con-arroz': {
    ground: 'corn',
    cloth: 'tiles',
    dish: 'plate',
    rim: 'talavera',
    colour: ROSE,
    second: GREEN,
    things: [rice(82, -58, 84), sauce('mole', -30, 44, 124, 96, -16), e('poultry-leg', -34, 8, 206, 16), sauce('mole', -18, 66, 88, 46, -10), many('sesame', 34, 90, 1.2, -22, 66, 0.6), many('greenBean', 7, 36, 1, 104, 76), put('cilantro', 84, -64, 0, 1.3)],
    around: [e('chocolate-bar', -311, -177, 141, -8), e('hot-pepper', 313, 188, 130, 14), e('peanuts', 313, -188, 106, 8)],
  },
  'picadillo-de-res-con-verduras': {
    ground: 'cream',
    cloth: 'fringe',
    dish: 'bowl', colour: BLUE, second: CORN,
    rim: 'petals',
    things: [sauce('chipotle', 0, 0, 158, 152), many('mince', 150, 150, 1.25), many('carrot', 9, 132, 0.95), many('potato', 12, 136, 1), many('fava', 10, 130, 0.75), many('cilantro', 8, 120, 1.1)],
    around: [e('potato', -318, -192, 134, -8), e('carrot', 318, 192, 143, 8)],
  },
  'chiles-rellenos-de-queso-en-caldillo': {
    ground: 'terracotta',
    cloth: 'sarape',
    dish: 'plate',
    rim: 'band',
    colour: GREEN,
    second: PAPAYA,
    things: [sauce('tomato', 0, 16, 160, 132), put('poblano', 12, -52, -6, 1.02), put('poblano', 14, 58, 6, 1.02), many('kernel', 8, 44, 0.75, 10, -52, 0.22), many('kernel', 8, 44, 0.75, 12, 58, 0.22), cream(8, 2, 150, 250, 2, 0, '#FFFBF0', 7), many('cilantro', 5, 130, 0.9, 0, 10)],
    around: [e('bell-pepper', -309, -171, 154, -8), e('cheese-wedge', 313, 182, 139, 6), e('tomato', 315, -188, 114, 6)],
  },
  'sopa-de-lentejas-con-platano-macho': {
    ground: 'sage',
    cloth: 'petate',
    dish: 'bowl',
    rim: 'waves',
    colour: PAPAYA,
    second: CORN,
    fill: 'lentil',
    zoom: 1,
    things: [many('lentil', 74, 168, 1), many('diced', 9, 130, 0.8), put('plantain', -64, -48, -20, 1.25), put('plantain', 44, -72, 24, 1.2), put('plantain', 78, 44, -40, 1.25), put('plantain', -30, 76, 12, 1.2), put('carrot', -104, 42, 0, 1), put('carrot', 6, -4, 0, 1), many('cilantro', 7, 120, 1.1)],
    around: [e('banana', 315, -184, 150, 10), e('carrot', -318, 192, 123, -10), e('garlic', -318, -192, 106, -8)],
  },
  'camarones-a-la-diabla-con-arroz': {
    ground: 'papaya',
    cloth: 'tiles',
    dish: 'plate',
    rim: 'waves',
    colour: PAPAYA,
    second: BLUE,
    things: [rice(-72, -52, 88), sauce('diabla', 40, 34, 116, 104), e('fried-shrimp', -10, 66, 112, -20), e('fried-shrimp', 88, 70, 112, 40), e('fried-shrimp', 54, -26, 112, 10), many('cilantro', 5, 80, 1, 40, 40), put('cilantro', -72, -58, 0, 1.4), put('cucumber', -120, 44, 0, 0.95), put('cucumber', -88, 84, 0, 0.95), put('lime', 104, -98, 10, 0.95)],
    around: [e('shrimp', -311, 175, 156, -8), e('hot-pepper', 313, -173, 141, 14)],
  },
  'albondigas-al-chipotle': {
    ground: 'mint',
    cloth: 'linen',
    dish: 'clay',
    fill: 'tomato',
    rim: 'waves',
    things: [
      ...[
        [-70, -62],
        [36, -84],
        [98, 6],
        [36, 88],
        [-64, 66],
        [0, 2],
      ].map(([x, y]) => put('meatball', x!, y!, x! * 2, 1.12)),
      put('zucchini', -122, 4, 0, 1),
      put('zucchini', 118, 86, 0, 1),
      put('zucchini', 110, -78, 0, 0.9),
      many('cilantro', 9, 130, 1),
    ],
    around: [e('hot-pepper', -315, -186, 139, -14), e('tomato', 317, 192, 130, 8), e('herb', 318, -188, 114, 16)],
  },
  'fajitas-de-res-con-pimientos': {
    ground: 'corn',
    cloth: 'fringe',
    dish: 'skillet',
    things: [many('greenStrip', 18, 150, 1.4), many('redStrip', 18, 150, 1.4), many('beef', 20, 140, 1.6), many('onion', 6, 130, 1.2), many('redStrip', 6, 110, 1.25), many('greenStrip', 6, 120, 1.25), many('cilantro', 8, 130, 1.2)],
    around: [e('cut-of-meat', -311, -179, 154, -8), e('bell-pepper', -311, 184, 130, -6), e('flatbread', 315, -192, 134, 8)],
  },
  'salmon-al-horno-con-verduras': {
    ground: 'sage',
    cloth: 'linen',
    dish: 'oval',
    colour: GREEN,
    second: '#B9D36B',
    things: [...[-60, -36, -12, 12, 36].map((x, i) => (() => at(-150 + i * 22, 8, `<path d="M0 96V-60" stroke="#6FA544" stroke-width="13" stroke-linecap="round"/><path d="M0 -104Q14 -80 8 -48H-8Q-14 -80 0 -104Z" fill="#4D8A36"/>`, -10 + x / 12)) as Thing), put('salmon', 30, 16, -14, 1.42), e('broccoli', 164, -58, 112, 12), e('broccoli', 190, 50, 92, 30), put('cherryTomato', -26, -100, 0, 1.25), put('cherryTomato', 24, -116, 0, 1.25), put('cherryTomato', 66, -92, 0, 1.2), put('lime', 40, 96, 20, 1.15), put('cilantro', 20, 10, 0, 1.2)],
    around: [e('lemon', -328, -217, 123, -10), e('herb', 328, 217, 114, 20)],
  },
  'caldo-de-res-con-verduras': {
    ground: 'cream',
    cloth: 'gingham',
    dish: 'bowl',
    rim: 'talavera',
    colour: BLUE,
    second: CORN,
    fill: 'broth',
    things: [put('meatball', -40, 66, 0, 1), put('beef', -22, 60, 20, 1.7), put('beef', -70, 84, -20, 1.5), e('ear-of-corn', -70, -54, 122, 6), e('carrot', 70, -72, 106, 16), put('zucchini', 92, 20, 0, 1.25), put('zucchini', 54, 52, 0, 1.25), put('zucchini', 96, 72, 0, 1.15), many('lettuce', 4, 34, 0.9, 18, 112, 0.5), many('cilantro', 7, 146, 1)],
    around: [e('meat-on-bone', -315, -179, 145, -6), e('lime', 317, 194, 114, 8), e('potato', 317, -192, 108, 6)],
  },
  'pollo-en-pipian-verde': {
    ground: 'terracotta',
    cloth: 'petate',
    dish: 'plate',
    rim: 'petals',
    colour: GREEN,
    second: PAPAYA,
    things: [sauce('oat', 84, -70, 76, 70), many('brownRice', 66, 66, 1, 84, -70), sauce('pipian', -14, 28, 138, 104, -10), put('chicken', -22, 20, -14, 1.4), sauce('pipian', 10, 54, 74, 30, -10), many('pepita', 13, 84, 1, -10, 52, 0.6), put('zucchini', 96, 64, 0, 1.1), put('zucchini', 74, 98, 0, 1.1), many('cilantro', 5, 90, 1)],
    around: [e('chicken', -313, -171, 152, 0), e('leafy-green', 315, 188, 130, 8)],
  },
  'tacos-de-pescado-estilo-ensenada': {
    ground: 'mint',
    cloth: 'sarape',
    dish: 'board',
    things: [e('taco', -176, -72, 232, -8), e('taco', 78, -72, 232, 4), e('taco', -92, 100, 232, -2), e('lime', 128, 112, 120, 8)],
    around: [e('tropical-fish', 326, -205, 130, 0), e('hot-pepper', -330, 217, 101, 10)],
  },
  'calabacitas-a-la-mexicana-con-elote': {
    ground: 'papaya',
    cloth: 'linen',
    dish: 'skillet',
    fill: 'tomato',
    things: [many('zucchini', 22, 152, 1.05), many('kernel', 38, 156, 0.95), many('diced', 15, 140, 0.85), many('cheese', 8, 116, 0.68), many('cilantro', 8, 130, 1)],
    around: [e('ear-of-corn', -311, -175, 156, -8), e('cucumber', -311, 186, 128, -8), e('cheese-wedge', 318, 196, 114, 6)],
  },
  'lomo-de-cerdo-en-salsa-de-pina': {
    ground: 'corn',
    cloth: 'leaves',
    dish: 'plate',
    rim: 'band',
    colour: CORN,
    second: PAPAYA,
    things: [sauce('golden', -10, 26, 150, 108), put('medallion', -64, -10, -12, 1.15), put('medallion', 34, 46, 10, 1.15), many('pineapple', 13, 118, 1.15, 0, 24), e('broccoli', 88, -76, 96, 10), put('mango', -36, -110, 10, 1.2), put('mango', 2, -122, 40, 1.2), put('mango', -70, -94, 70, 1.1), put('redOnion', -20, 40, 0, 0.9), put('redOnion', 84, 20, 40, 0.9)],
    around: [e('pineapple', -309, -165, 172, -10), e('roasted-sweet-potato', 313, 186, 128, 8)],
  },
  'discada-nortena-ligera': {
    ground: 'sage',
    cloth: 'fringe',
    dish: 'comal',
    fill: 'tomato',
    things: [many('diced', 40, 164, 1.2), many('beef', 24, 150, 1.5), many('greenStrip', 12, 140, 1.2), many('medallion', 9, 130, 0.44), many('onion', 7, 130, 1), many('cilantro', 11, 146, 1.2)],
    around: [e('meat-on-bone', -318, -192, 141, -8), e('flatbread', 318, -192, 139, 8), put('serrano', 328, 204, 16, 0.86)],
  },

  // Cena
  'ensalada-de-nopales': {
    ground: 'terracotta',
    cloth: 'gingham',
    dish: 'clay',
    rim: 'petals',
    things: [many('lettuce', 10, 130, 1), many('nopal', 30, 148, 1.05), many('diced', 20, 142, 1), many('cheese', 9, 116, 0.8), many('onion', 6, 120, 0.9), put('avocado', -52, -66, -30, 0.95), put('avocado', -28, -84, -20, 0.95), many('cilantro', 9, 140, 1)],
    around: [e('cactus', 315, -171, 158, 6), e('lime', -318, 196, 114, -8)],
  },
  'sopa-de-tortilla-ligera': {
    ground: 'mint',
    cloth: 'tiles',
    dish: 'bowl',
    rim: 'petals',
    colour: PAPAYA,
    second: GREEN,
    fill: 'red',
    things: [many('tortillaStrip', 26, 104, 1.1), many('cheese', 6, 104, 0.7), put('avocado', -60, 66, -20, 0.95), put('avocado', -44, 88, -12, 0.95), cream(42, -30, 90, 70, 3, 20, '#FFFBF0', 9), many('cilantro', 7, 130, 1), put('beef', 70, 74, 30, 0.9)],
    around: [e('steaming-bowl', -307, -173, 152, 0, { hue: 20 }), e('avocado', 315, 188, 136, 10)],
  },
  'quesadillas-de-huitlacoche': {
    ground: 'cream',
    cloth: 'petate',
    dish: 'plate',
    rim: 'dots',
    colour: VIOLET,
    second: CORN,
    things: [fold(-10, -62, 138, 'corn', -8, ['#3A3540', '#575062', '#FBC833', '#FFF3C9']), fold(14, 76, 138, 'corn', 4, ['#3A3540', '#575062', '#FBC833', '#FFF3C9']), many('cilantro', 4, 120, 1, 0, 10)],
    around: [e('ear-of-corn', -311, 177, 156, -8), e('brown-mushroom', 313, -177, 130, 10), e('cheese-wedge', 315, 192, 114, 6)],
  },
  'ceviche-de-pescado-con-tostadas': {
    ground: 'sage',
    cloth: 'sun',
    dish: 'plate',
    rim: 'waves',
    colour: BLUE,
    second: '#7CC3C6',
    things: [
      tost(-66, -48, 100),
      tost(70, -20, 100),
      tost(-10, 82, 98),
      ...[
        [-66, -48],
        [70, -20],
        [-10, 82],
      ].flatMap(([x, y]) => [many('cheese', 9, 56, 0.62, x, y), many('diced', 10, 60, 0.72, x, y), many('redOnion', 4, 46, 0.5, x, y), many('avocadoCube', 5, 44, 0.75, x, y), many('cilantro', 5, 52, 0.8, x, y)]),
    ],
    around: [e('fish', -307, -173, 156, 0), e('lime', 317, 188, 128, 8), put('serrano', 324, -200, 16, 0.86)],
  },
  'crema-de-calabaza-de-castilla': {
    ground: 'cream',
    cloth: 'leaves',
    dish: 'bowl',
    rim: 'band',
    colour: PAPAYA,
    second: CORN,
    fill: 'pumpkin',
    things: [cream(-4, 6, 230, 200, 3, 18, '#FFF3DC', 10), many('pepita', 15, 70, 1.2), many('crumb', 9, 96, 0.9), e('herb', 30, -14, 104, 20)],
    around: [e('onion', -315, -179, 128, -8), e('roasted-sweet-potato', 311, 182, 128, 8)],
  },
  'tacos-de-setas-al-pastor': {
    ground: 'corn',
    cloth: 'sarape',
    dish: 'plate',
    rim: 'dots',
    colour: PAPAYA,
    second: GREEN,
    things: [
      ...[
        [-66, -54],
        [72, -36],
        [-2, 76],
      ].flatMap(([x, y]) => [tort(x!, y!, 96), many('tinga', 17, 56, 0.95, x, y), many('pineapple', 5, 42, 0.75, x, y), many('crumb', 6, 48, 0.55, x, y), many('cilantro', 6, 52, 0.85, x, y)]),
    ],
    around: [e('brown-mushroom', -311, -173, 150, -10), e('pineapple', 315, -177, 150, 12), e('lime', -317, 194, 110, -8)],
  },
  'calabacitas-rellenas-de-requeson': {
    ground: 'papaya',
    cloth: 'tiles',
    dish: 'oval',
    colour: PAPAYA,
    second: GREEN,
    things: [() => `<ellipse rx="236" ry="160" fill="#E8623A"/>`, many('diced', 30, 210, 0.8, 0, 0, 0.66), put('zucchiniBoat', 0, -70, -3, 1.4), put('zucchiniBoat', 6, 64, 2, 1.4), ...[-70, 64].flatMap((y) => [many('crumb', 20, 116, 1, 0, y, 0.22), many('kernel', 12, 108, 0.75, 0, y, 0.24), many('melt', 9, 100, 0.9, 0, y, 0.2), many('cilantro', 5, 96, 0.8, 0, y, 0.3)])],
    around: [e('cucumber', -326, -215, 128, -10), e('cheese-wedge', 328, 217, 121, 6)],
  },
  'tostadas-de-atun-con-aguacate': {
    ground: 'mint',
    cloth: 'linen',
    dish: 'board',
    things: [
      tost(-168, -4, 108),
      tost(20, -84, 100),
      tost(62, 108, 92),
      ...[
        [-168, -4, 74],
        [20, -84, 68],
        [62, 108, 60],
      ].flatMap(([x, y, r]) => [sauce('hummus', x!, y!, r!, r! * 0.92), many('shred', 11, r! * 0.75, 0.7, x, y), many('diced', 8, r! * 0.8, 0.7, x, y), put('avocado', x! - 8, y! - 6, -20, 0.9), put('avocado', x! + 2, y! + 12, -14, 0.9), many('cilantro', 5, r! * 0.8, 0.85, x, y)]),
      e('canned-food', 176, -4, 104, 6),
    ],
    around: [e('avocado', -328, -215, 119, -10), e('lime', 326, 217, 110, 8)],
  },
  'ensalada-de-pollo-con-fresas-y-espinaca': {
    ground: 'papaya',
    cloth: 'leaves',
    dish: 'bowl',
    rim: 'plain',
    things: [many('spinach', 30, 150, 1.15), many('strawberry', 10, 130, 1), put('chicken', -44, -26, -24, 0.86), put('chicken', 34, 4, -16, 0.86), many('walnut', 6, 120, 0.95, 6, 16), many('crumb', 13, 120, 0.9), many('strawberry', 4, 96, 0.9, 10, 70, 0.5)],
    around: [e('strawberry', -311, 179, 143, -12), e('green-salad', 309, -175, 147, 0)],
  },
  'caldo-de-pollo-con-arroz-y-verduras': {
    ground: 'sage',
    cloth: 'linen',
    dish: 'bowl',
    rim: 'waves',
    colour: BLUE,
    second: '#9CC4E4',
    fill: 'golden',
    things: [many('rice', 60, 150, 1), many('shred', 14, 118, 1.1), put('carrot', -86, -72, 0, 1.3), put('carrot', 92, -36, 0, 1.3), put('carrot', -36, 98, 0, 1.3), put('carrot', 40, -104, 0, 1.1), put('zucchini', 76, 72, 0, 1.2), put('zucchini', -112, 26, 0, 1.2), put('zucchini', -10, -30, 0, 1.1), many('cilantro', 9, 140, 1.1)],
    around: [e('poultry-leg', 311, -177, 152, 10, { flip: true }), e('cooked-rice', -309, 180, 136, 0)],
  },
  'sandwich-de-pollo-con-aguacate': {
    ground: 'corn',
    cloth: 'gingham',
    dish: 'plate',
    rim: 'band',
    colour: GREEN,
    second: CORN,
    things: [many('lettuce', 13, 122, 0.95, 0, 40, 0.55), e('sandwich', 0, -14, 250)],
    around: [e('avocado', -311, -173, 150, -10), e('tomato', 315, 184, 134, 8)],
  },
  'tacos-de-lechuga-con-carne-molida': {
    ground: 'terracotta',
    cloth: 'linen',
    dish: 'plate',
    rim: 'petals',
    colour: GREEN,
    second: CORN,
    things: [
      ...[
        [-82, -34, -12],
        [78, -44, 10],
        [0, 82, 0],
      ].flatMap(([x, y, t]) => [(pen: Pen) => at(x!, y!, `<g transform="scale(2.5 2.3)">${bits.lettuce(pen)}</g>`, t), sauce('chipotle', x!, y!, 52, 44), many('mince', 30, 50, 0.95, x, y, 0.85), many('diced', 6, 42, 0.7, x, y), many('avocadoCube', 4, 32, 0.7, x, y), many('cilantro', 3, 34, 0.8, x, y)]),
    ],
    around: [e('leafy-green', -311, -173, 156, -8), e('cut-of-meat', 315, 182, 132, 8), e('carrot', 317, -188, 110, 12)],
  },
  'sopes-de-frijol-con-pollo': {
    ground: 'cream',
    cloth: 'sarape',
    dish: 'comal',
    things: [
      ...[
        [-78, -68],
        [80, -50],
        [-4, 84],
      ].flatMap(([x, y]) => [sop(x!, y!, 92), sauce('bean', x!, y!, 70, 68), many('shred', 9, 46, 0.8, x, y), many('lettuce', 4, 34, 0.5, x, y), cream(x!, y!, 88, 70, 2, 10, '#FFFBF0', 6), many('crumb', 7, 46, 0.6, x, y), many('diced', 4, 40, 0.6, x, y)]),
    ],
    around: [e('beans', -318, -192, 128, -6), e('bell-pepper', 320, -198, 108, 8), e('poultry-leg', 320, 192, 128, 8)],
  },
  'coctel-de-camaron': {
    ground: 'mint',
    cloth: 'sun',
    stand: 'coupe',
    layers: [{ colours: ['#F2704E', '#D8452C'], share: 1, bits: ['diced', 9, 1] }],
    behind: [e('leafy-green', 40, -178, 120, 10)],
    things: [e('lime', -30, -164, 96, -6), e('fried-shrimp', -148, -150, 112, -10), e('fried-shrimp', 150, -150, 112, 200, { flip: true }), e('lime', -30, -164, 96, -6), e('fried-shrimp', -148, -150, 112, -10), e('fried-shrimp', 150, -150, 112, 200, { flip: true }), many('avocadoCube', 6, 100, 1.1, 0, -128, 0.1), many('cilantro', 5, 110, 1, 0, -128, 0.12), many('cucumber', 3, 90, 0.6, 0, -60, 0.4)],
    around: [e('shrimp', -253, 171, 143, -8), e('lime', 253, 182, 114, 8)],
  },
  'tacos-dorados-de-papa-al-horno': {
    ground: 'papaya',
    cloth: 'fringe',
    dish: 'oval',
    colour: CORN,
    second: GREEN,
    things: [many('lettuce', 16, 200, 1, 0, 20, 0.55), roll(-132, 0, 226, 62, 78), roll(-44, 4, 232, 62, 82), roll(44, 4, 232, 62, 86), roll(132, 0, 226, 62, 90), many('lettuce', 6, 130, 0.65, 0, 0, 0.24), cream(0, 0, 90, 330, 5, 90, '#FFFBF0', 9), many('crumb', 16, 150, 0.85, 0, 0, 0.4), many('diced', 12, 150, 0.8, 0, 0, 0.36), many('redOnion', 4, 130, 0.6, 0, 0, 0.4)],
    around: [e('potato', -328, -217, 121, -8), e('tomato', 328, 217, 114, 8)],
  },

  // Colación de la mañana
  'jicama-con-limon-y-chile-piquin': {
    ground: 'corn',
    cloth: 'tiles',
    dish: 'clay',
    rim: 'petals',
    colour: GREEN,
    second: PAPAYA,
    things: [put('jicama', -24, -100, -10, 1.5), put('jicama', 20, -62, 4, 1.5), put('jicama', -26, -24, -8, 1.5), put('jicama', 22, 14, 5, 1.5), put('jicama', -20, 52, -5, 1.5), put('jicama', 16, 92, 4, 1.5), put('jicama', -30, -44, 38, 1.4), put('jicama', 46, 34, -36, 1.4), many('chili', 64, 130, 1.1), put('lime', 112, 72, 12, 1.3), put('lime', -108, -66, 40, 1.3)],
    around: [e('lime', -311, 179, 152, -8), e('hot-pepper', 313, -175, 143, 14)],
  },
  'vaso-de-fruta-con-yogur-y-granola': {
    ground: 'papaya',
    cloth: 'sun',
    stand: 'cup',
    layers: [
      { colours: ['#FFC48E', '#F79A57'], share: 0.28, bits: ['melon', 6, 1.3] },
      { colours: ['#FF9B6A', '#EC6A3C'], share: 0.24, bits: ['papaya', 6, 1.3] },
      { tone: 'cream', share: 0.26 },
      { colours: ['#F0C27B', '#CB8F46'], share: 0.22, bits: ['granola', 10, 1.3] },
    ],
    things: [many('granola', 18, 100, 1.25, 0, -116, 0.18), e('strawberry', -56, -156, 102, -12), e('melon', 46, -158, 108, 8)],
    around: [e('melon', -253, 150, 152, -6), e('strawberry', 249, 175, 110, 12)],
  },
  'manzana-con-crema-de-cacahuate': {
    ground: 'sage',
    cloth: 'gingham',
    dish: 'plate',
    rim: 'dots',
    colour: GREEN,
    second: CORN,
    well: ['#C9DDBB', '#DDEAD0'],
    things: [...[0, 1, 2, 3, 4, 5, 6].map((i) => (pen: Pen) => `<g transform="rotate(${i * (360 / 7)}) translate(0 -112)">${at(0, 0, bits.appleSlice(pen), 0, 0.92)}</g>`), sauce('hummus', 0, 0, 66, 64), cream(0, 0, 66, 54, 3, 20, '#B97A36', 7), many('peanut', 5, 44, 0.8)],
    around: [e('red-apple', -311, -171, 158, -8), e('peanuts', 315, 182, 141, 10)],
  },
  'pepinos-con-limon-y-chia': {
    ground: 'mint',
    cloth: 'leaves',
    dish: 'plate',
    rim: 'waves',
    colour: GREEN,
    second: CORN,
    things: [round('cucumber', 12, 126, 1.35), round('cucumber', 8, 76, 1.35), round('cucumber', 4, 30, 1.3), many('seed', 44, 138, 0.9), many('chili', 40, 140, 0.9), put('lime', 0, 0, 10, 1.25)],
    around: [e('cucumber', -311, -171, 167, -6), e('lime', 315, 186, 128, 8)],
  },
  'papaya-con-requeson-y-ajonjoli': {
    ground: 'sage',
    cloth: 'petate',
    dish: 'oval',
    colour: PAPAYA,
    second: CORN,
    things: [put('papayaHalf', 0, 0, -8, 1.42), many('crumb', 40, 112, 1.5, 0, -2, 0.36), many('sesame', 34, 110, 1.2, 0, -4, 0.36), put('mint', 16, -10, 10, 1.2), put('lime', -176, 100, 12, 1.15)],
    around: [e('lime', -328, -213, 119, -10), e('hibiscus', 328, 211, 132, 8)],
  },
  'licuado-verde-de-nopal-y-pina': {
    ground: 'corn',
    cloth: 'sun',
    stand: 'glass',
    layers: [
      { colours: ['#C6E07A', '#96C24B', '#6FA538'], share: 0.92 },
      { colours: ['#E9F5C0', '#D6EB9A'], share: 0.08 },
    ],
    behind: [sipper(PAPAYA, 44)],
    things: [e('pineapple', -96, -196, 112, -20), put('ice', -30, -80, 12, 1), put('ice', 40, -40, -18, 0.9)],
    around: [e('pineapple', -253, 134, 174, -6), e('cactus', 247, 142, 165, 4)],
  },
  'mandarinas-con-almendras': {
    ground: 'mint',
    cloth: 'tiles',
    dish: 'bowl',
    rim: 'band',
    colour: PAPAYA,
    second: CORN,
    things: [many('tangerine', 17, 146, 1.45), many('almond', 11, 122, 1.15), put('cinnamon', 70, 92, -30, 0.8)],
    around: [e('tangerine', -311, -167, 167, -6), e('tangerine', 318, 200, 123, 14)],
  },
  'peras-con-queso-panela': {
    ground: 'cream',
    cloth: 'linen',
    dish: 'board',
    things: [put('pearSlice', -170, -110, -8, 1.2), put('pearSlice', -20, -112, 4, 1.2), put('pearSlice', -160, 10, -2, 1.2), put('pearSlice', -12, 12, 8, 1.2), put('pearSlice', -166, 124, -6, 1.2), put('pearSlice', -14, 128, 2, 1.2), put('cheese', -92, -58, 8, 1.2), put('cheese', 50, -52, -8, 1.2), put('cheese', -86, 68, -6, 1.2), put('cheese', 56, 72, 10, 1.2), put('walnut', -232, -50, 0, 1), put('walnut', -232, 70, 40, 1), put('walnut', 118, 10, 20, 1), e('pear', 168, -92, 130, 8), e('cheese-wedge', 168, 102, 116, 4)],
  },
  'gelatina-de-yogur-con-fresas': {
    ground: 'papaya',
    cloth: 'gingham',
    dish: 'plate',
    rim: 'petals',
    colour: ROSE,
    second: CORN,
    things: [put('gelatin', 0, 0, 12, 1), round('strawberry', 8, 96, 0.8), e('strawberry', 0, -8, 96, -8), put('mint', 40, 30, 60, 0.9)],
    around: [e('strawberry', 313, -171, 145, 12), e('glass-of-milk', -311, 173, 139, 0)],
  },
  'durazno-con-queso-cottage': {
    ground: 'mint',
    cloth: 'gingham',
    dish: 'plate',
    rim: 'band',
    colour: CORN,
    second: PAPAYA,
    things: [
      ...[
        [-74, -50],
        [76, -34],
        [-4, 80],
      ].flatMap(([x, y]) => [put('peachHalf', x!, y!, 0, 1.26), many('crumb', 15, 32, 1.05, x, y), put('mint', x! + 4, y! - 4, 20, 0.75)]),
    ],
    around: [e('peach', -311, -169, 163, -8), e('honey-pot', 315, 182, 136, 6)],
  },
  'sandia-con-hierbabuena-y-limon': {
    ground: 'sage',
    cloth: 'sun',
    dish: 'plate',
    rim: 'dots',
    colour: '#E0474F',
    second: GREEN,
    things: [...[0, 1, 2, 3, 4].map((i) => (pen: Pen) => `<g transform="rotate(${i * 72}) translate(0 -88)">${at(0, 0, bits.watermelon(pen), 180, 1.08)}</g>`), many('cheese', 6, 100, 0.5), put('mint', 0, 6, 0, 1.3), put('mint', -4, -2, 150, 1.1)],
    around: [e('watermelon', -309, -165, 174, -8), e('lime', 317, 188, 123, 8)],
  },
  'galletas-de-avena-y-platano': {
    ground: 'terracotta',
    cloth: 'tiles',
    dish: 'basket',
    colour: PAPAYA,
    second: GREEN,
    things: [
      ...[
        [-74, -74],
        [34, -92],
        [102, -6],
        [46, 84],
        [-64, 74],
        [-104, 2],
        [0, -2],
      ].map(([x, y], i) => put('cookie', x!, y!, i * 50, 1.12)),
    ],
    around: [e('banana', -317, -180, 161, -8), e('cookie', 322, 200, 106, 8)],
  },
  'bastones-de-zanahoria-con-hummus': {
    ground: 'papaya',
    cloth: 'linen',
    dish: 'plate',
    rim: 'talavera',
    colour: GREEN,
    second: PAPAYA,
    zoom: 1.04,
    things: [...Array.from({ length: 14 }, (_, i) => (pen: Pen) => `<g transform="rotate(${i * (360 / 14)}) translate(112 0)">${at(0, 0, bits[i % 2 ? 'carrotStick' : 'celeryStick'](pen), 0, 0.92)}</g>`), () => `<circle r="82" fill="#B9673B" filter="url(#tiny)"/>`, sauce('hummus', 0, 0, 72, 72), cream(0, 0, 74, 70, 3, 20, '#C8A13A', 6), many('chili', 20, 56, 0.9), put('cilantro', 4, 0, 0, 1.2)],
    around: [e('carrot', -311, -171, 165, -8), e('falafel', 315, 184, 130, 6)],
  },
  'uvas-con-nueces-y-queso': {
    ground: 'sage',
    cloth: 'petate',
    dish: 'board',
    things: [e('grapes', -150, -10, 262, -6), put('gouda', 40, -130, 8, 1.25), put('gouda', 104, -124, -10, 1.25), put('gouda', 60, -70, -6, 1.25), put('gouda', 122, -62, 12, 1.25), e('cheese-wedge', 186, -98, 96, 8), put('walnut', 44, 66, 10, 1.45), put('walnut', 108, 52, 70, 1.45), put('walnut', 172, 74, 30, 1.45), put('walnut', 68, 126, 120, 1.45), put('walnut', 136, 128, 50, 1.45)],
    around: [],
  },
  'kiwi-con-pina-y-coco': {
    ground: 'corn',
    cloth: 'leaves',
    dish: 'bowl',
    rim: 'waves',
    colour: GREEN,
    second: CORN,
    things: [many('pineapple', 22, 150, 1.45), round('kiwi', 6, 104, 1.35), put('kiwi', 0, 0, 0, 1.4), many('pineapple', 5, 60, 1.1), many('coconut', 30, 140, 1)],
    around: [e('kiwi-fruit', -311, -171, 161, -6), e('coconut', 315, 182, 143, 8)],
  },

  // Colación de la tarde
  'esquites-ligeros': {
    ground: 'cream',
    cloth: 'sun',
    stand: 'cup',
    layers: [{ colours: ['#FFE27A', '#F5B93A'], share: 1, bits: ['kernel', 1, 0.1] }],
    things: [many('kernel', 90, 112, 1.05, 0, 40, 1.15), many('kernel', 44, 118, 1.15, 0, -120, 0.28), cream(0, -138, 210, 44, 2, 0, '#FFFBF0', 11), many('crumb', 14, 100, 0.8, 0, -140, 0.24), many('chili', 34, 110, 1, 0, -136, 0.28), e('lime', 96, -166, 92, 14)],
    around: [e('ear-of-corn', -255, 129, 189, -4), e('hot-pepper', 253, 169, 130, 12)],
  },
  'palomitas-con-chile-y-limon': {
    ground: 'papaya',
    cloth: 'sun',
    stand: 'bucket',
    glaze: PAPAYA,
    behind: [many('popcorn', 34, 130, 1.5, 0, -84, 0.62), many('popcorn', 16, 80, 1.5, 0, -140, 0.5), many('chili', 44, 116, 1.1, 0, -110, 0.6)],
    things: [],
    around: [e('lime', -253, 179, 123, -8), e('hot-pepper', 253, 175, 128, 12), put('popcorn', -180, 240, 20, 1.2), put('popcorn', 186, 246, 80, 1.2)],
  },
  'guacamole-con-bastones-de-jicama': {
    ground: 'terracotta',
    cloth: 'sarape',
    dish: 'molcajete',
    fill: 'guacamole',
    things: [many('mash', 46, 150, 1.2), many('avocadoCube', 13, 136, 1.15), many('diced', 16, 132, 0.95), many('redOnion', 5, 120, 0.7), many('cilantro', 9, 130, 1.1), put('jicama', 84, -92, -58, 1.2), put('jicama', 116, -66, -48, 1.2), put('jicama', 52, -110, -70, 1.2)],
    around: [e('avocado', -309, -169, 169, -12), e('lime', 317, 192, 119, 8), e('tomato', -317, 196, 114, -8)],
  },
  'cacahuates-tostados-con-chile-y-limon': {
    ground: 'sage',
    cloth: 'fringe',
    dish: 'bowl',
    rim: 'dots',
    colour: PAPAYA,
    second: GREEN,
    zoom: 1,
    things: [many('peanut', 80, 170, 1.35), many('chili', 60, 164, 1), put('lime', 86, -84, 12, 1.4), put('lime', 118, -46, 40, 1.3)],
    around: [e('peanuts', -313, -173, 163, -8), e('garlic', 317, 188, 119, 8)],
  },
  'chocolate-caliente-con-canela': {
    ground: 'terracotta',
    cloth: 'sun',
    stand: 'mug',
    glaze: BLUE,
    layers: [{ colours: ['#A8663C', '#6B3920'], share: 1 }],
    around: [e('chocolate-bar', -259, 157, 161, -8), put('cinnamon', 276, 178, -28, 1.15), put('cinnamon', 290, 214, -6, 1.15)],
  },
  'mango-con-chile-y-limon': {
    ground: 'mint',
    cloth: 'petate',
    dish: 'plate',
    rim: 'band',
    colour: PAPAYA,
    second: GREEN,
    things: [many('mango', 34, 130, 1.5), many('chili', 60, 136, 1.05), put('lime', 96, 84, 12, 1.2), put('lime', -104, -78, 30, 1.2)],
    around: [e('mango', -311, -167, 172, -10), e('hot-pepper', 315, 184, 132, 14)],
  },
  'alegrias-de-amaranto': {
    ground: 'corn',
    cloth: 'gingham',
    dish: 'board',
    things: [
      ...[
        [-166, -96],
        [30, -104],
        [-150, 4],
        [48, -4],
        [-172, 106],
        [24, 104],
      ].flatMap(([x, y], i) => [put('bar', x!, y!, [-4, 5, 3, -6, 2, -3][i], 1.06), many('amaranth', 40, 78, 1, x, y, 0.24), many('pepita', 4, 62, 0.85, x, y, 0.16), many('peanut', 3, 56, 0.7, x, y, 0.2)]),
      e('honey-pot', 178, 70, 116, 6),
    ],
    around: [e('sheaf-of-rice', -330, -215, 121, -6), e('herb', 328, -217, 106, 12)],
  },
  'habas-verdes-con-limon': {
    ground: 'cream',
    cloth: 'tiles',
    dish: 'bowl',
    rim: 'petals',
    colour: GREEN,
    second: '#B9D36B',
    things: [many('fava', 44, 160, 1.3), many('redOnion', 7, 130, 0.75), many('cilantro', 9, 140, 1.1), put('lime', 70, 78, 12, 1.3)],
    around: [e('pea-pod', -311, -169, 165, -8), e('lime', 317, 192, 114, 8)],
  },
  'platano-asado-con-canela-y-yogur': {
    ground: 'sage',
    cloth: 'linen',
    dish: 'plate',
    rim: 'dots',
    colour: CORN,
    second: GREEN,
    well: ['#E9B08E', '#F3C9AC'],
    things: [
      sauce('cream', 0, 0, 140, 130),
      ...[
        [-62, -66],
        [10, -84],
        [72, -46],
        [-86, 6],
        [-12, -10],
        [66, 28],
        [-46, 74],
        [24, 78],
      ].map(([x, y], i) => put('plantain', x!, y!, i * 40, 1.35)),
      many('walnut', 5, 90, 0.95, 10, 20),
      many('granola', 14, 120, 0.5),
      put('cinnamon', 92, 92, -34, 0.72),
    ],
    around: [e('banana', 311, -169, 169, 10), e('butter', -311, 182, 134, -4)],
  },
  'agua-de-jamaica-con-chia-y-moras': {
    ground: 'mint',
    cloth: 'sun',
    stand: 'glass',
    layers: [{ colours: ['#E2456E', '#B81F4F', '#8E1440'], share: 0.98, bits: ['seed', 1, 0.5] }],
    behind: [sipper(GREEN, 44)],
    things: [e('lime', -100, -196, 104, -14), put('ice', -36, -86, 14, 1), put('ice', 36, -54, -16, 1), put('ice', -8, 4, 30, 0.9), many('seed', 26, 92, 1.2, 0, 80, 1.2), put('berry', -30, 130, 0, 1.1), put('berry', 24, 150, 0, 1.1), put('berry', 2, 92, 0, 1)],
    around: [e('hibiscus', -247, 146, 165, -8), e('blueberries', 243, 159, 132, 6)],
  },
  'camote-asado-con-canela': {
    ground: 'corn',
    cloth: 'petate',
    dish: 'oval',
    colour: VIOLET,
    second: CORN,
    things: [put('sweetPotato', 0, -66, -6, 1.36), put('sweetPotato', 8, 72, 4, 1.36), cream(0, -66, 52, 220, 5, 84, '#FFFBF0', 9), cream(8, 72, 52, 220, 5, 94, '#FFFBF0', 9), many('granola', 12, 140, 0.4, 0, -66, 0.2), many('granola', 12, 140, 0.4, 8, 72, 0.2), put('cinnamon', 168, 10, 80, 0.8)],
    around: [e('roasted-sweet-potato', -326, -207, 139, -8), e('honey-pot', 328, 213, 123, 6)],
  },
  'brochetas-de-jitomate-y-queso-panela': {
    ground: 'mint',
    cloth: 'fringe',
    dish: 'board',
    things: [...[-118, 0, 118].flatMap((y, row) => [(() => at(-40, y, `<rect x="-236" y="-4" width="472" height="8" rx="4" fill="#E9CF9C"/>`, row * 2 - 2)) as Thing, ...[-190, -126, -62, 2, 66, 130].flatMap((x, i) => [i % 2 === 0 ? put('cherryTomato', x - 40 + 30, y + ((row * 2 - 2) * x) / 57, 0, 1.75) : put('cheese', x - 40 + 30, y + ((row * 2 - 2) * x) / 57, 6, 1.2)]), put('mint', -138, y - 6, 40, 0.7), put('mint', 54, y - 6, -30, 0.7)])],
    around: [e('tomato', -330, -217, 119, -8), e('cheese-wedge', 328, 217, 117, 6)],
  },
  'huevo-cocido-con-pico-de-gallo': {
    ground: 'papaya',
    cloth: 'sarape',
    dish: 'plate',
    rim: 'talavera',
    colour: BLUE,
    second: PAPAYA,
    things: [tost(0, 0, 150), many('lettuce', 8, 90, 0.9), put('eggSlice', -62, -48, -30, 1.7), put('eggSlice', 60, -50, 30, 1.7), put('eggSlice', -58, 56, 30, 1.7), put('eggSlice', 64, 52, -30, 1.7), many('diced', 16, 62, 1), many('crumb', 8, 66, 0.7), many('cilantro', 7, 70, 0.95), many('chili', 24, 116, 0.8)],
    around: [e('egg', -313, -173, 154, -10), e('onion', 317, 188, 128, 8)],
  },
  'gazpacho-moreliano': {
    ground: 'sage',
    cloth: 'sun',
    stand: 'cup',
    layers: [{ colours: ['#FFC65A', '#F59A2B'], share: 1, bits: ['mango', 1, 0.1] }],
    things: [many('mango', 15, 96, 1.25, -6, 70, 1.2), many('pineapple', 15, 100, 1.2, 6, 50, 1.25), many('cheese', 13, 100, 0.6, 0, 60, 1.2), many('pineapple', 10, 106, 1.25, 0, -116, 0.22), many('mango', 9, 100, 1.2, 0, -124, 0.22), many('cheese', 6, 90, 0.6, 0, -130, 0.22), many('crumb', 16, 96, 0.7, 0, -140, 0.2), many('chili', 26, 104, 1, 0, -138, 0.22)],
    around: [e('mango', -251, 146, 156, -10), e('pineapple', 249, 132, 176, 8)],
  },
}
