/** Replaces a picture or a font in component tests. */
export default 'asset'
