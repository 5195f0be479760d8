import { shellConfig } from 'shared/tooling/webpack/shellConfig'

export default shellConfig()
