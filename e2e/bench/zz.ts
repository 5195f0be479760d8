import { api } from './api'
import { report } from './limits'
report(await api())
