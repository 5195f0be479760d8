/** Replaces a global style sheet in component tests. */
export default {}
