import type { Meta, StoryObj } from '@storybook/react-webpack5'
import type { HouseState } from '../../../contract/operation'
import { findings, stateWords } from '../../../rules/operation/findings'
import { House } from './House'

const nothing = () => undefined
const night = new Date('2026-11-24T09:15:00Z')

const well: HouseState = {
  lookedAt: '2026-11-25T18:00:00Z',
  things: [
    { name: 'database', state: 'bien', ...findings.databaseWell(3) },
    { name: 'files', state: 'bien', ...findings.filesInS3 },
    { name: 'mail', state: 'bien', ...findings.mailWell },
    { name: 'payments', state: 'bien', ...findings.paymentsWell },
    { name: 'jobs', state: 'bien', ...findings.jobsWell },
    { name: 'backup', state: 'bien', ...findings.backupWell(night) },
    { name: 'vault', state: 'bien', ...findings.vaultWell(night) },
    { name: 'disk', state: 'bien', ...findings.diskWell({ share: 0.62, bytes: 124_000_000_000 }) },
    { name: 'certificate', state: 'bien', ...findings.certificateWell(new Date('2027-01-20T00:00:00Z')) },
    {
      name: 'versions',
      state: 'bien',
      ...findings.versions({
        api: 'fedcba9876543210',
        shell: '0123456789abcdef',
        node: 'v24.11.0',
        schema: night,
      }),
    },
  ],
}

const wanting: Partial<Record<string, HouseState['things'][number]>> = {
  mail: { name: 'mail', state: 'mal', ...findings.mailAway },
  jobs: { name: 'jobs', state: 'mal', ...findings.jobsDead(3) },
  backup: { name: 'backup', state: 'atención', ...findings.backupNowhere(null) },
  certificate: { name: 'certificate', state: 'no se sabe', ...findings.certificateUnseen },
}

const meta = {
  title: 'Inicio/Estado',
  component: House,
  args: {
    house: well,
    loading: { failed: false, retrying: false, retry: nothing },
    refusal: undefined,
    onLook: nothing,
  },
} satisfies Meta<typeof House>

export default meta

type Story = StoryObj<typeof meta>

const broken = { ...well, things: well.things.map(thing => wanting[thing.name] ?? thing) }

export const Well: Story = { name: 'Todo bien' }
export const Broken: Story = { name: 'Con fallas', args: { house: broken } }
export const Desktop: Story = {
  name: 'En escritorio',
  tags: ['desktop'],
  globals: { viewport: { value: 'desktop' } },
  args: { house: broken },
}
export const Loading: Story = {
  name: 'Mirando',
  args: { house: undefined, loading: { failed: false, retrying: true, retry: nothing } },
}
export const Failed: Story = {
  name: 'No se pudo mirar',
  args: { house: undefined, refusal: stateWords.databaseAway },
}
