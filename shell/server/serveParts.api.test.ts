import { readConfig } from 'shared/server/config/config'
import { serveParts } from './serveParts'

test('an unknown part in SERVE is refused with the list of known parts', async () => {
  const config = readConfig({ SERVE: 'mf-dite,mf-diet,mf-nada', PORT: '0' })
  await expect(serveParts(config)).rejects.toThrow(
    /SERVE: no existe mf-dite, mf-nada\. Existen: api, pages, remotes, .*mf-diet/,
  )
})
