/** A title as one word of a command, as a pattern that fits it alone. */
export const titlePattern = (title: string) =>
  `'${title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", '.')}'`

/** The command for one journey alone; `file` is its path from the root. */
export const journeyAlone = ({ file, title }: { file: string; title: string }) =>
  `npx playwright test -c e2e/playwright.config.ts ${file} -g ${titlePattern(title)}`
