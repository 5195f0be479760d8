import prepareServers from './prepareServers'

// A file of its own for each database: jest runs one set-up file once, however many projects name it.
export default prepareServers
