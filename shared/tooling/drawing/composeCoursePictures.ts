/**
 * Draws the pictures of the demo's courses and products into the demo's images, from coursePictures.ts.
 * Run it with:  npm run courses [-- slug …]
 */
import { coursePictures } from './coursePictures.js'
import { drawAll, drawScene } from './scene.js'

const images = new URL('../../../mf-cursos/server/seed/demo/images/', import.meta.url)

await drawAll(coursePictures, (slug, scene) => drawScene(slug, scene, 480, images))
