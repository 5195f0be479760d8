import { fillImage } from '../images/fillImage'
import { releasableNamed } from '../remoteNamed'

/** For the Dockerfiles: `image mf-diet <folder>` writes what an image carries of an app that was built. */
const [name, folder = 'image'] = process.argv.slice(2)
await fillImage(
  releasableNamed(name, 'node --import tsx shared/tooling/commands/image.ts mf-diet <folder>'),
  folder,
)
