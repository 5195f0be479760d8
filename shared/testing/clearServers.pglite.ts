import clearServers from './clearServers'

// A file of its own for each database: see prepareServers beside it.
export default clearServers
