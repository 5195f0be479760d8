import type { OperatorCommand } from 'shared/server/slices/slice'
import { providerOf } from '../provider/providerOf'
import { reconcile } from './reconcile'

/** `npm run pagos -- conciliar`: compares all payments with the provider, and mends what differs. */
export const pagosCommand: OperatorCommand = {
  usage: 'Uso: npm run pagos -- conciliar',
  find: words => (words.length === 1 && words[0] === 'conciliar' ? conciliar : undefined),
}

const conciliar: ReturnType<OperatorCommand['find']> = async (context, say) => {
  const provider = providerOf(context)
  if (!provider) return say('No hay un proveedor de pagos configurado.')
  const { compared, mended, unknown } = await reconcile(context, provider)
  for (const line of mended) say(`Corregido  ${line}`)
  for (const line of unknown)
    say(`Sin dueño  ${line}: el proveedor la cobró y aquí no existe. Revísala con él.`)
  const payments = compared === 1 ? '1 pago comparado' : `${compared} pagos comparados`
  const changes = mended.length === 1 ? '1 corrección' : `${mended.length} correcciones`
  say(`${payments}, ${changes}, ${unknown.length} sin dueño.`)
}
