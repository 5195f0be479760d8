import prepareServers from './prepareServers'

// Its own file for each database: jest runs a set-up file once, however many projects name it.
export default prepareServers
