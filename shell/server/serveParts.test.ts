import { readConfig } from 'shared/server/config/config'
import { serveParts } from './serveParts'

test('what SERVE names and is not there is refused with what is', async () => {
  const config = readConfig({ SERVE: 'mf-dite,mf-diet,mf-nada', PORT: '0' })
  await expect(serveParts(config)).rejects.toThrow(
    /SERVE: no existe mf-dite, mf-nada\. Existen: api, pages, remotes, .*mf-diet/,
  )
})
