import { remoteConfig } from 'shared/tooling/webpack/remoteConfig'

export default remoteConfig('mf-muestra')
