/** A picture that comes with a mail. */
export interface MailPicture {
  /** What the HTML calls it: `cid:<id>`. */
  id: string;
  /** Where it can be seen too. */
  address: string;
  body: Uint8Array;
  contentType: string;
}

/** A mail as the outbox and a real mail server get it. */
export interface Mail {
  /** One that is handed over again, after a crash, has the same: mailboxes show it once. */
  id: string;
  to: string;
  subject: string;
  /** What it is about, for whoever reads the outbox: 'sign-up-code', 'order-placed' ... */
  kind: string;
  code: string | null;
  /** Plain text. */
  text: string;
  /** Where an answer goes; without it to the sender. */
  replyTo?: string;
  /** The same as HTML, for programs that show it. */
  html?: string;
  picture?: MailPicture;
  /** Milliseconds. */
  at: number;
}

export interface MailProvider {
  /** Hands one mail over. Throws when it could not: it is tried again. */
  send(mail: Mail): Promise<void>;
}
