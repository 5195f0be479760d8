import { STATE_PATH } from 'shared/remote/shellPaths'
import { composeMail } from 'shared/server/mail/composeMail'
import type { Mail } from 'shared/server/mail/mail'
import type { ThingState } from '../../contract/operation'
import { asText, stateMails, thingNames } from '../../rules/operation/findings'

/** The mail to a member about the things that broke, or are well again. */
export function stateMail(
  { email, firstName }: { email: string; firstName: string },
  changed: readonly ThingState[],
  origin: string | undefined,
): Mail {
  const broken = changed.filter(({ state }) => state === 'mal')
  const well = changed.filter(({ state }) => state !== 'mal')
  return composeMail({
    to: email,
    firstName,
    subject: broken.length > 0 ? stateMails.broken : stateMails.well,
    body: [
      stateMails.lead,
      ...broken.map(({ name, words, todo = '' }) =>
        `${stateMails.brokenNow(thingNames[name], words)} ${asText(todo)}`.trim(),
      ),
      ...well.map(({ name, words }) => stateMails.wellNow(thingNames[name], words)),
      ...(origin ? [{ button: stateMails.button, link: `${origin}/user/${STATE_PATH}` }] : []),
    ],
  })
}
