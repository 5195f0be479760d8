import type { Config } from 'shared/server/config/config'
import { s3Address } from 'shared/server/config/s3'
import { CommandRefused } from 'shared/server/slices/commandRefused'
import { folderPlace, type Place } from './place'
import { s3Place } from './s3Place'

/** The place of this name: a folder's path, or `s3://bucket/folder` in the store that is configured. */
export function placeNamed({ backupStore }: Pick<Config, 'backupStore'>, name: string): Place {
  if (!name.startsWith('s3:')) return folderPlace(name)
  const address = s3Address(name)
  if (!address) throw new CommandRefused(`«${name}» no es un lugar: se esperaba s3://bucket/carpeta.`)
  if (!backupStore)
    throw new CommandRefused(
      `Falta el almacén de ${name}: BACKUP_S3_ENDPOINT, BACKUP_S3_ACCESS_KEY_ID y BACKUP_S3_SECRET_ACCESS_KEY.`,
    )
  return s3Place({ ...backupStore, bucket: address.bucket }, address.folder)
}
