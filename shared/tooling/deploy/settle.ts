/**
 * How long the gateway takes to know a new process, with a second to spare: Docker's names are valid for five seconds
 * there, and a process that refused a connection is left out for two (shell/gateway/upstreams.conf).
 */
export const SETTLE_MS = 8000
