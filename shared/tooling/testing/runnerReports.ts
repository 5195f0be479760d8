/** The part of the report of Jest, or of Vitest, that a run reads. */
export interface TestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    startTime: number
    endTime: number
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[]
  }[]
}

/** A file, or a group of tests in it, in Playwright's report. */
export interface Suite {
  file: string
  suites?: Suite[]
  specs: Spec[]
}

/** A test of a journey in Playwright's report. */
interface Spec {
  title: string
  ok: boolean
  tests: { results: SpecResult[] }[]
}

export interface SpecResult {
  duration: number
  errors?: { message?: string }[]
  attachments?: { name: string; path?: string }[]
}
