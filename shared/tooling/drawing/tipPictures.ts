import { on, type Scene } from './scene.js'

/**
 * The contents of each picture of a tip or a video: a ground, one large illustration and its companions, from left to
 * right. Videos are wider than tips.
 */
export const tipPictures: Readonly<Record<string, Scene>> = {
  // Nutrition
  'tip-agua-a-la-vista': on('mint', 'cup-with-straw', 'lemon', 'herb', 'droplet'),
  'tip-plato-del-bien-comer': on('sage', 'green-salad', 'cooked-rice', 'beans', 'avocado'),
  'tip-desayuno-en-cinco': on('corn', 'bowl-with-spoon', 'banana', 'alarm-clock', 'blueberries'),
  'tip-leer-sellos': on('papaya', 'magnifying-glass-tilted-left', 'beverage-box', 'cookie', 'label'),
  'tip-lista-del-super': on('sage', 'shopping-cart', 'carrot', 'memo', 'red-apple'),
  'tip-colaciones-que-llenan': on('corn', 'red-apple', 'peanuts', 'popcorn', 'glass-of-milk'),
  'tip-frijoles-para-la-semana': on('papaya', 'beans', 'onion', 'garlic', 'herb'),
  'tip-verduras-con-sabor': on('mint', 'broccoli', 'carrot', 'bell-pepper', 'garlic'),
  'tip-comer-fuera': on('sage', 'fork-and-knife-with-plate', 'green-salad', 'cup-with-straw', 'fish'),
  'tip-fruta-entera': on('papaya', 'pineapple', 'grapes', 'watermelon', 'banana'),
  'tip-cenas-ligeras': on('mint', 'steaming-bowl', 'crescent-moon', 'egg', 'leafy-green'),
  'tip-menos-sal': on('corn', 'salt', 'lime', 'hot-pepper', 'herb'),
  'tip-cocinar-una-vez': on('sage', 'bento-box', 'spiral-calendar', 'broccoli', 'poultry-leg'),
  'tip-loncheras-sencillas': on('corn', 'sandwich', 'cheese-wedge', 'green-apple', 'carrot'),
  'tip-comer-con-calma': on('mint', 'spoon', 'hourglass-not-done', 'bowl-with-spoon', 'relieved-face'),
  'tip-grasas-buenas': on('sage', 'avocado', 'peanuts', 'fish', 'chestnut'),
  // Psychology
  'tip-respira-cuatro-seis': on('lilac', 'wind-face', 'leaf-fluttering-in-wind', 'cloud', 'seedling'),
  'tip-cinco-sentidos': on('sky', 'raised-hand', 'sunflower', 'musical-note', 'lemon'),
  'tip-dormir-mejor': on('lilac', 'crescent-moon', 'bed', 'zzz', 'star'),
  'tip-tres-cosas-buenas': on(
    'sky',
    'notebook-with-decorative-cover',
    'pencil',
    'glowing-star',
    'sun-with-face',
  ),
  'tip-hambre-o-emocion': on('lilac', 'cookie', 'thought-balloon', 'red-heart', 'thinking-face'),
  'tip-decir-que-no': on('sky', 'handshake', 'speech-balloon', 'potted-plant', 'relieved-face'),
  'tip-pausa-del-celular': on('lilac', 'mobile-phone-off', 'books', 'shushing-face', 'potted-plant'),
  'tip-pedir-ayuda': on('sky', 'heart-hands', 'telephone-receiver', 'four-leaf-clover', 'potted-plant'),
  // Gynecology
  'tip-conoce-tu-ciclo': on('rose', 'spiral-calendar', 'droplet', 'full-moon', 'tulip'),
  'tip-colicos-con-alivio': on('blush', 'hibiscus', 'teapot', 'fire', 'socks'),
  'tip-papanicolaou': on('rose', 'stethoscope', 'microscope', 'lotus', 'check-mark-button'),
  'tip-explora-tus-mamas': on('blush', 'reminder-ribbon', 'cherry-blossom', 'calendar', 'heart-hands'),
  'tip-flujo-normal': on('rose', 'lotus', 'droplet', 'leaf-fluttering-in-wind', 'soap'),
  'tip-anticonceptivos-para-ti': on('blush', 'pill', 'thinking-face', 'balance-scale', 'blossom'),
  'tip-antes-del-embarazo': on('rose', 'seedling', 'baby-bottle', 'spiral-calendar', 'leafy-green'),
  'tip-climaterio-con-calma': on('blush', 'bouquet', 'folding-hand-fan', 'flexed-biceps', 'sun-behind-cloud'),
  // Videos
  'video-comida-y-cerebro': on('sage', 'brain', 'fish', 'blueberries', 'chestnut'),
  'video-que-es-una-caloria': on('corn', 'fire', 'battery', 'doughnut', 'red-apple'),
  'video-sin-agua': on('mint', 'droplet', 'sweat-droplets', 'cactus', 'cup-with-straw'),
  'video-azucar-y-cerebro': on('papaya', 'lollipop', 'brain', 'cupcake', 'candy'),
  'video-estres-y-cerebro': on('lilac', 'brain', 'cloud-with-rain', 'alarm-clock', 'face-exhaling'),
  'video-dormir-bien': on('sky', 'sleeping-face', 'bed', 'crescent-moon', 'star'),
  'video-que-es-la-depresion': on('lilac', 'cloud-with-rain', 'sun-behind-cloud', 'hugging-face', 'rainbow'),
  'video-por-que-menstruamos': on('rose', 'full-moon', 'droplet', 'spiral-calendar', 'hibiscus'),
  'video-como-funcionan-los-anticonceptivos': on(
    'blush',
    'pill',
    'spiral-calendar',
    'locked-with-key',
    'blossom',
  ),
  'video-efectos-del-embarazo': on('rose', 'pregnant-woman', 'anatomical-heart', 'baby', 'tulip'),
}
