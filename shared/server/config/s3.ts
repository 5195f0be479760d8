import { type Environment, origin, type Problem, type Read } from './variables'

/** An S3-compatible store, and a key for it. */
export interface S3Store {
  /** Without a slash at the end. */
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export interface S3 extends S3Store {
  bucket: string
}

const FILES = {
  endpoint: 'S3_ENDPOINT',
  bucket: 'S3_BUCKET',
  accessKeyId: 'S3_ACCESS_KEY_ID',
  secretAccessKey: 'S3_SECRET_ACCESS_KEY',
  region: 'S3_REGION',
}

/** The store of the files: all of its variables or none, since with half of them files would silently stay on one machine. */
export function s3(environment: Environment, read: Read, problem: Problem): S3 | undefined {
  const store = s3Store(FILES, environment, read, problem)
  const bucket = read(FILES.bucket, bucketName, 'un nombre de bucket, como mydiet-files')
  return store && bucket ? { ...store, bucket } : undefined
}

/** The store that these variables name. */
export function s3Store(
  { region, ...names }: Record<keyof S3Store, string> & { bucket?: string },
  environment: Environment,
  read: Read,
  problem: Problem,
): S3Store | undefined {
  const needed = Object.values(names)
  const missing = needed.filter(name => !environment[name]?.trim())
  const place = read(region, text => text, 'una región')
  if (missing.length === needed.length && !place) return undefined
  const endpoint = read(names.endpoint, origin, 'un origen como https://s3.us-east-1.amazonaws.com')
  const accessKeyId = read(names.accessKeyId, text => text, 'un valor')
  const secretAccessKey = read(names.secretAccessKey, text => text, 'un valor')
  for (const name of missing) problem(`${name}: falta; el almacén S3 necesita ${needed.join(', ')}.`)
  if (!endpoint || !accessKeyId || !secretAccessKey) return undefined
  return { endpoint, region: place ?? 'us-east-1', accessKeyId, secretAccessKey }
}

const BUCKET = '[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]'
const ONLY_A_BUCKET = new RegExp(`^${BUCKET}$`)
const ADDRESS = new RegExp(`^s3://(${BUCKET})((?:/[\\w-][\\w.-]*)*)/?$`)

function bucketName(text: string): string | undefined {
  return ONLY_A_BUCKET.test(text) ? text : undefined
}

/** The bucket and the folder in it of an address such as `s3://respaldos/my-diet`. */
export function s3Address(text: string): { bucket: string; folder: string } | undefined {
  const [, bucket, folder = ''] = ADDRESS.exec(text) ?? []
  return bucket === undefined ? undefined : { bucket, folder: folder.slice(1) }
}
