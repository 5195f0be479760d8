import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser'
import { remotes } from 'shared/releases/remotes'
import { parse } from 'yaml'
import { domainWorkflow } from './domainWorkflow'

const repositoryRoot = resolve(import.meta.dirname, '../../..')
const folder = join(repositoryRoot, '.github/workflows')
const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')
const workflows = readdirSync(folder).map(name => ({
  name,
  content: readFileSync(join(folder, name), 'utf8'),
}))
const { scripts, engines } = JSON.parse(read('package.json'))

/** The problems that GitHub's own parser finds in a workflow: in its form, and in its expressions. */
async function problemsOf(name: string, content: string): Promise<string[]> {
  const trace = new NoOperationTraceWriter()
  const { context, value } = parseWorkflow({ name, content }, trace)
  if (!value) return context.errors.getErrors().map(({ message }) => message)
  const template = await convertWorkflowTemplate(context, value)
  return [...context.errors.getErrors(), ...(template.errors ?? [])].map(problem =>
    'message' in problem ? problem.message : problem.Message,
  )
}

const stepsOf = (content: string) =>
  Object.values((parse(content) as { jobs: Record<string, { steps: { run?: string }[] }> }).jobs).flatMap(
    ({ steps }) => steps,
  )

test.each(workflows)('GitHub understands $name', async ({ name, content }) => {
  expect(await problemsOf(name, content)).toEqual([])
})

test('a mistake in a workflow is found', async () => {
  const good = domainWorkflow('mf-nuevo')
  expect(await problemsOf('a.yml', good)).toEqual([])
  for (const [from, to] of [
    ['timeout-minutes', 'timeout-minute'],
    ['needs: proof', 'needs: prof'],
    ['{{ vars.DATA_DIR }}', '{{ vars.DATA_DIR'],
    ['branches: [main]', 'branch: [main]'],
  ] as const)
    expect([from, await problemsOf('a.yml', good.replace(from, to))]).not.toEqual([from, []])
})

test('each step runs a command that npm or the repository has, or installs a tool', () => {
  const lines = workflows.flatMap(({ content }) =>
    stepsOf(content).flatMap(({ run = '' }) => run.split('\n')),
  )
  const commands = lines.map(line => line.trim()).filter(Boolean)
  expect(commands).toContain(`npm test -- ${remotes()[0]}`)
  for (const command of commands.filter(one => !one.startsWith('sudo apt-get install '))) {
    const [, script = ''] = /^npm (?:run )?([\w-]+)/.exec(command) ?? []
    expect([command, script === 'sbom' || script in scripts]).toEqual([command, true])
  }
})

test('the whole proof runs on the Node of the images and on the oldest one that package.json allows', () => {
  const { jobs } = parse(read('.github/workflows/proof.yml'))
  const versions = jobs.whole.strategy.matrix.node.map(String)
  expect(versions).toEqual([read('.nvmrc').trim(), engines.node.replace('>=', '')])
})

test('updates come weekly and in groups, and look where the versions are', () => {
  const { version, updates } = parse(read('.github/dependabot.yml')) as {
    version: number
    updates: { 'package-ecosystem': string; directories: string[]; schedule: object; groups: object }[]
  }
  expect(version).toBe(2)
  expect(updates.map(update => update['package-ecosystem'])).toEqual([
    'npm',
    'github-actions',
    'docker',
    'docker-compose',
  ])
  for (const { directories, schedule, groups } of updates) {
    expect(schedule).toMatchObject({ interval: 'weekly' })
    expect(Object.keys(groups).length).toBeGreaterThan(0)
    for (const directory of directories)
      expect([directory, existsSync(join(repositoryRoot, directory))]).toEqual([directory, true])
  }
})
