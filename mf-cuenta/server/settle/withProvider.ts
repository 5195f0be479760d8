import { CommandRefused } from 'shared/server/slices/commandRefused'
import type { SliceContext } from 'shared/server/slices/context'
import { operatorMessages } from '../../messages'
import { type PaymentProvider, ProviderAway } from '../provider/provider'
import { providerOf } from '../provider/providerOf'

/** Works with the payment provider for an operator, who is told where there is none or it does not answer. */
export async function withProvider<T>(
  context: SliceContext,
  work: (provider: PaymentProvider) => Promise<T>,
): Promise<T> {
  const provider = providerOf(context)
  if (!provider) throw new CommandRefused(operatorMessages.noProvider)
  return work(provider).catch(error => {
    if (error instanceof ProviderAway) throw new CommandRefused(operatorMessages.providerAway)
    throw error
  })
}
