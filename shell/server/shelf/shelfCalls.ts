/** The path prefix of the shelf's calls. They are for pipelines, and beside the contract of the API. */
export const SHELF_CALLS = '/shelf/'
