export interface Mail {
  /** One address; whoever calls has checked that it is one. */
  to: string
  subject: string
  text: string
  html: string
}

export interface MailSender {
  send(mail: Mail): Promise<void>
}
