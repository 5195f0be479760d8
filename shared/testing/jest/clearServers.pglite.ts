import clearServers from './clearServers'

// Its own file for each database: see prepareServers.
export default clearServers
