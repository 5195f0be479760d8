/**
 * Draws the pictures of the demo's tips and videos into the demo's images, from what tipPictures.ts says of each.
 * Run it with:  npm run tips [-- slug …]
 */
import { drawAll, drawScene } from './scene.js'
import { tipPictures } from './tipPictures.js'

const images = new URL('../../../mf-diet/server/seed/demo/images/', import.meta.url)

await drawAll(tipPictures, (slug, scene) =>
  drawScene(slug, scene, slug.startsWith('video-') ? 360 : 480, images),
)
