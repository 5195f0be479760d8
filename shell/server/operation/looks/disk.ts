import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { findings } from '../../../rules/operation/findings'
import { LIMITS } from '../limits'
import { below, type Finding, type Look } from '../look'

export const diskLook: Look = {
  name: 'disk',
  withoutAnswer: { state: 'no se sabe', ...findings.notSeen },
  async find({ config }) {
    return diskFinding(await statfs(config.dataDir))
  },
}

type Space = Pick<StatsFs, 'bavail' | 'blocks' | 'bsize'>

/** `bavail` is what the server may use: a part of what is free is the system's own. */
export function diskFinding({ bavail, blocks, bsize }: Space): Finding {
  const share = blocks > 0 ? bavail / blocks : 0
  const state = below(share, LIMITS.diskFreeShare)
  const free = { share, bytes: bavail * bsize }
  return state === 'bien' ? { state, ...findings.diskWell(free) } : { state, ...findings.diskFull(free) }
}
