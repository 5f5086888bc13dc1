/** An outside provider that checks a document and a face, beside our own reviewers. */

export type IdentityRefusal = 'unreadable' | 'not_accepted' | 'expired_document' | 'face_differs' | 'altered' | 'other';

/**
 * The present state of one check at the provider. It is read again whenever in doubt, so the order of its events does
 * not matter.
 */
export interface IdentityCheck {
  readonly reference: string;
  /** The id of our case. */
  readonly caseId: string;
  readonly state: 'open' | 'processing' | 'verified' | 'refused' | 'ended';
  readonly refusal: IdentityRefusal | null;
  /** In the provider's words, for the person. */
  readonly said: string | null;
  /** Where the person goes on while it is open. */
  readonly url: string | null;
  /** As the document has it; null where the provider does not say. */
  readonly name: { readonly first: string; readonly last: string } | null;
  /** A day such as 2031-04-30; null where the provider does not say. */
  readonly expiresOn: string | null;
}

export interface IdentityProvider {
  /** Begins a check; the same key begins no second one. `url` is where the person goes. */
  begin(caseId: string, key: string, returnTo: string): Promise<{ reference: string; url: string }>;
  /** Null when the provider knows no such check. */
  lookUp(reference: string): Promise<IdentityCheck | null>;
  /**
   * The check a signed message is about; null when it is about something else. Throws `unauthenticated` on any other
   * signature.
   */
  aboutOf(body: Buffer, signature: unknown, now?: readonly Date[]): Promise<string | null>;
}
