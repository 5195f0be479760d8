import { join } from 'node:path'
import { serve } from 'shared/server/http/serve'
import type { Slice } from 'shared/server/slices/slice'
import { familyContract } from '../contract/family'
import { formsContract } from '../contract/forms'
import { responsesContract } from '../contract/responses'
import { riskContract } from '../contract/risk'
import { staffContract } from '../contract/staff'
import { draftCalls } from './drafts/draftCalls'
import { sendConsentMail } from './family/askConsent'
import { comingOfAge } from './family/comingOfAge'
import { consentPages } from './family/consentPages'
import { familyCalls } from './family/familyCalls'
import { familyPort } from './familyPort'
import { formResultsPort } from './formResultsPort'
import { formCalls } from './forms/formCalls'
import { formContent } from './forms/formContent'
import { labsCommand } from './labs/labsCommand'
import { staffLabCalls } from './labs/staffLabCalls'
import { nextCalls } from './next/nextCalls'
import { ownData, secrets } from './ownData'
import { responseCalls } from './responses/responseCalls'
import { helpCalls } from './risk/helpCalls'
import { sendNoticeMail } from './risk/noticeMail'
import { riskCalls } from './risk/riskCalls'
import { staffNoticeCalls } from './risk/staffNoticeCalls'
import { demoFamily } from './seed/demoFamily'

export const objetivos: Slice = {
  name: 'objetivos',
  migrations: join(import.meta.dirname, 'migrations'),
  contentKinds: [formContent],
  demoContent: join(import.meta.dirname, 'seed', 'demo'),
  seedDemo: demoFamily,
  commands: { labs: labsCommand },
  jobs: [sendConsentMail, comingOfAge, sendNoticeMail],
  ownData,
  secrets,

  ports: () => ({ family: familyPort, formResults: formResultsPort }),

  async routes(app, context) {
    serve(app, familyContract, familyCalls(context))
    serve(app, formsContract, { ...formCalls(context), ...draftCalls(context), ...nextCalls(context) })
    serve(app, responsesContract, responseCalls(context))
    serve(app, riskContract, { ...riskCalls(context), ...helpCalls(context) })
    serve(app, staffContract, { ...staffLabCalls(context), ...staffNoticeCalls(context) })
    await app.register(own => consentPages(own, context))
  },
}
