import Type, { type Static } from 'typebox'

/** The options of WebAuthn in their JSON form, which the browser's own call takes. */
export const WebAuthnOptions = Type.Object({ options: Type.Record(Type.String(), Type.Unknown()) })

/** Bytes in base64url. A key's name has at most 1023 of them (WebAuthn), an attestation a few kilobytes. */
const bytes = (maxLength: number) => Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength })

const CredentialId = bytes(1364)

const ClientData = bytes(4096)

/** The answer of a device that has made a passkey. */
export const NewPasskey = Type.Object({
  id: CredentialId,
  clientDataJSON: ClientData,
  attestationObject: bytes(16_384),
})
export type NewPasskey = Static<typeof NewPasskey>

/** The answer of a device that signs a challenge with a passkey. */
export const UsedPasskey = Type.Object({
  id: CredentialId,
  clientDataJSON: ClientData,
  authenticatorData: bytes(4096),
  signature: bytes(16_384),
})
export type UsedPasskey = Static<typeof UsedPasskey>
