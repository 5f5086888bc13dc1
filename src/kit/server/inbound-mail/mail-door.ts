export interface MailPerson {
  /** Of the account, or null where someone wrote without one. */
  readonly userId: string | null;
  /** Replies are taken from this address alone. */
  readonly address: string;
}

export interface MailReply {
  /** The same each time this email is processed. */
  readonly id: string;
  readonly ref: string;
  readonly person: MailPerson;
  /** Without quotes and signature; never empty. */
  readonly text: string;
}
