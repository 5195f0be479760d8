import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from '../programs/runProgram'

export interface S3Server {
  environment: Record<string, string>
  stop(): Promise<void>
}

const PROGRAM = createRequire(join(import.meta.dirname, 'startS3.ts')).resolve('s3rver/bin/s3rver.js')

/**
 * A real S3-compatible server in its own process, without any bucket yet. It checks the id of a key, but not
 * signatures of version 4.
 */
export async function startS3(): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 'my-diet-s3-'))
  const server = runProgram(PROGRAM, ['-d', folder, '-a', '127.0.0.1', '-p', '0'], {})
  const port = /:(\d+)$/.exec((await server.line(/listening on/)).trim())?.[1]
  return {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'mydiet-files',
      // Its only account.
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async stop() {
      if (server.process.exitCode === null && server.process.kill('SIGKILL'))
        await once(server.process, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
