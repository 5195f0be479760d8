import { register } from 'tsx/esm/api'

/** Translates the TypeScript that a test of a rule imports: its runner asks Node.js for it, and Jest is left out. */
register()
