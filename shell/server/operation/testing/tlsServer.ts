import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:tls'

/** Made for tests alone, with its key in the open: `openssl req -x509 -newkey ec -nodes -days 90 -subj /CN=localhost`. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBfjCCASOgAwIBAgIUPR4EXk9zfGz+Qqflv00H7msmHPswCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MB4XDTI2MTEyNjAzMzAwOFoXDTI3MDIyNDAz
MzAwOFowFDESMBAGA1UEAwwJbG9jYWxob3N0MFkwEwYHKoZIzj0CAQYIKoZIzj0D
AQcDQgAEHdPZKn7PVvV13TFTsQ1+mZBVkgWB4aq/rckQ2VDMWibf3tGrvHbeslEw
nXN/pQHfGUBpKYNlKoFfiLF3RKzB/KNTMFEwHQYDVR0OBBYEFK2nhzc6SUckpFfO
m+T4X0thbgheMB8GA1UdIwQYMBaAFK2nhzc6SUckpFfOm+T4X0thbgheMA8GA1Ud
EwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDSQAwRgIhAJ4xa6iqOHrcSEWu2btyIeQn
h8jK2FryMZn5UNIwTjgSAiEA1Ze9h0pzFh1Zzc7ErAHw5nLUujT5C6/o/Klu+u+j
95Y=
-----END CERTIFICATE-----`
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgJouq5bG9peVIULI/
yViubTG7Yg+idWDyWpVdovNTpJihRANCAAQd09kqfs9W9XXdMVOxDX6ZkFWSBYHh
qr+tyRDZUMxaJt/e0au8dt6yUTCdc3+lAd8ZQGkpg2UqgV+IsXdErMH8
-----END PRIVATE KEY-----`

/** The end of the certificate. */
export const ENDS_AT = new Date('2027-02-24T03:30:08Z')

/** A server with a certificate, as a gateway is. */
export async function startTlsServer() {
  const server = createServer({ cert: CERTIFICATE, key: KEY }, socket => socket.on('error', () => undefined))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { origin: `https://localhost:${port}`, stop: () => void server.close() }
}
