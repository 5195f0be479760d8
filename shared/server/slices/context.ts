import type { Config } from '../config/config'
import type { Database } from '../database/database'
import type { FileStore } from '../files/files'
import type { Jobs } from '../jobs/jobs'
import type { Mails } from '../mail/mail'
import type { Ports } from './ports'

/** The dependencies that a slice receives. */
export interface SliceContext {
  config: Config
  database: Database
  files: FileStore
  mail: Mails
  jobs: Jobs
  ports: Ports
  now(): Date
}
