/**
 * axios, in a file of its own: the sign-in form is usable before it is there, and a page that opens inside fetches it
 * while the code that it arrived with is running.
 */
export const loadHttp = () => import(/* webpackChunkName: "http" */ 'axios')
