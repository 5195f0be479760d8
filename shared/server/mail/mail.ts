import Type from 'typebox'

const attachment = Type.Object({
  fileName: Type.String({ minLength: 1, maxLength: 100 }),
  contentType: Type.String({ pattern: '^[\\w.+-]+/[\\w.+-]+(; ?[\\w-]+=[\\w-]+)*$', maxLength: 100 }),
  /** Text, or base64 where `encoding` says so. */
  content: Type.String({ maxLength: 200_000 }),
  encoding: Type.Optional(Type.Literal('base64')),
})

/** The bounds that a mail keeps: it waits in the database until it is delivered. */
const mailSchema = Type.Object({
  /** One address; the caller has checked that it is one. */
  to: Type.String({ minLength: 3, maxLength: 320 }),
  subject: Type.String({ minLength: 1, maxLength: 200 }),
  text: Type.String({ maxLength: 50_000 }),
  html: Type.String({ maxLength: 100_000 }),
  attachments: Type.Optional(Type.Array(attachment, { maxItems: 5 })),
  /** The `https` address where the person stops mails of this kind, for the header `List-Unsubscribe`. */
  unsubscribeLink: Type.Optional(Type.String({ pattern: '^https?://\\S+$', maxLength: 1000 })),
})

export type Mail = Type.Static<typeof mailSchema>

export interface MailSender {
  send(mail: Mail): Promise<void>
}
