export const workflowFile = (remote: string) => `.github/workflows/${remote}.yml`

/** The workflow of a domain: its proof where it changes, and on the main branch its release, once it is approved. */
export const domainWorkflow = (
  remote: string,
) => `# Written by \`npm run domains\`: change shared/tooling/workflows/domainWorkflow.ts instead.
name: ${remote}
on:
  pull_request:
    paths: [${remote}/**]
  push:
    branches: [main]
    paths: [${remote}/**]
  # Releases what the main branch has, also after a change of shared.
  workflow_dispatch:
permissions:
  contents: read
jobs:
  proof:
    runs-on: ubuntu-latest
    timeout-minutes: 60
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version-file: .nvmrc
      - run: npm test -- ${remote}
      - if: failure()
        uses: actions/upload-artifact@v4
        with:
          name: test-results
          path: test-results
  release:
    needs: proof
    if: github.event_name != 'pull_request' && github.ref == 'refs/heads/main'
    # The team approves it there; the environment's variable DATA_DIR names the folder with the shelf.
    environment: ${remote}
    # One release of a domain at a time, and none is given up halfway.
    concurrency:
      group: release-${remote}
      cancel-in-progress: false
    # The machine that has the shelf.
    runs-on: [self-hosted, releases]
    timeout-minutes: 60
    env:
      DATA_DIR: \${{ vars.DATA_DIR }}
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version-file: .nvmrc
      - run: npm run licences
      - run: npm sbom --package-lock-only --omit=dev --sbom-format=cyclonedx > sbom.json
      - uses: actions/upload-artifact@v4
        with:
          name: sbom-${remote}
          path: sbom.json
      # Types, lint, the domain's proof and what the live shell and API offer come first; then it is live.
      - run: npm run release -- ${remote}
`
