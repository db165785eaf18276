/** A mail as the outbox and a real mail server get it. */
export interface Mail {
  to: string;
  subject: string;
  /** What it is about, for whoever reads the outbox: 'sign-up-code', 'order-placed' ... */
  kind: string;
  code: string | null;
  /** Plain text. */
  text: string;
  /** Where an answer goes; without it to the sender. */
  replyTo?: string;
  /** Milliseconds. */
  at: number;
}

export interface MailProvider {
  /** Hands one mail over. Throws when it could not: it is tried again. */
  send(mail: Mail): Promise<void>;
}
