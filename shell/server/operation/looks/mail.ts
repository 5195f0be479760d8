import { findings } from '../../../rules/operation/findings'
import { oldestUnsentMs } from '../../mail/mailJob'
import { mailTransport } from '../../mail/mailTransport'
import { LIMITS } from '../limits'
import { above, type Look } from '../look'

export const mailLook: Look = {
  name: 'mail',
  withoutAnswer: { state: 'mal', ...findings.mailAway },
  async find({ config, database }) {
    if (!config.smtpUrl)
      return { state: config.demo ? 'bien' : 'atención', ...findings.mailNowhere(config.demo) }
    await mailTransport(config).check()
    const unsentMs = (await oldestUnsentMs(database)) ?? 0
    const state = above(unsentMs, LIMITS.mailUnsentMs)
    return state === 'bien' ? { state, ...findings.mailWell } : { state, ...findings.mailUnsent(unsentMs) }
  },
}
