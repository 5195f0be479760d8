import type { Kept } from 'shared/published/kept'
import { composeMail } from 'shared/server/mail/composeMail'
import type { Mail } from 'shared/server/mail/mail'
import { receiptWords } from '../../rules/receipt/receipt'
import type { Account } from '../auth/accountStore'

/** The receipt of the end of an account. It also warns an owner of the address who did not ask for it. */
export function farewellMail(
  { email, firstName }: Pick<Account, 'email' | 'firstName'>,
  kept: readonly Kept[],
): Mail {
  return composeMail({
    to: email,
    firstName,
    subject: receiptWords.title,
    body: [
      `Como lo pediste: ${lowerFirst(receiptWords.erased)}`,
      receiptWords.ended,
      ...(kept.length > 0 ? whatStays(kept) : [receiptWords.nothingKept]),
      'Si no fuiste tú, alguien más conoce tu contraseña: cámbiala en los otros sitios donde la uses y escríbenos.',
      'Si algún día quieres volver, aquí estaremos. Solo tendrás que crear una cuenta nueva.',
    ],
  })
}

function whatStays(kept: readonly Kept[]): string[] {
  const lines = kept.map(one => `• ${one.title}. ${receiptWords.until(one)} ${one.reason}`)
  return [receiptWords.kept, lines.join('\n'), receiptWords.destroyed]
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
