import type { SliceContext } from 'shared/server/slices/context'
import type { ThingState } from '../../contract/operation'
import { type Look, lookAt } from './look'
import { certificateLook } from './looks/certificate'
import { databaseLook, filesLook } from './looks/data'
import { diskLook } from './looks/disk'
import { mailLook } from './looks/mail'
import { paymentsLook } from './looks/payments'
import { vaultLook } from './looks/vault'
import { versionsLook } from './looks/versions'
import { backupLook, jobsLook } from './looks/work'

const LOOKS: readonly Look[] = [
  databaseLook,
  filesLook,
  mailLook,
  paymentsLook,
  jobsLook,
  backupLook,
  vaultLook,
  diskLook,
  certificateLook,
  versionsLook,
]

/** Looks at everything that the house stands on, at the same time. */
export function lookAtAll(context: SliceContext): Promise<ThingState[]> {
  return Promise.all(LOOKS.map(look => lookAt(look, context)))
}
