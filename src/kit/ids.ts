/** Ids are branded: a user's id cannot be passed where an order's is wanted. All are uuidv7 text unless noted. */
export type Id<Kind extends string> = string & { readonly kind?: Kind };

export type UserId = Id<'user'>;
export type SessionId = Id<'session'>;
export type ServiceId = Id<'service'>;
export type OrderId = Id<'order'>;
export type JournalId = Id<'journal'>;
export type FileId = Id<'file'>;

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** As the database writes it. Text from outside is checked before a statement gets it. */
export const isId = (text: string): boolean => ID.test(text);

/** Makes ids; injected so that a run can be replayed from a seed (OPS-4). */
export type MakeId = () => string;

/** Letters and digits nobody confuses when reading them out: no 0/O, 1/I/L, no U. */
export const READABLE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Turns random bytes into readable text in groups: `DK-7K3M-92QX` is `readableCode('DK', bytes of length 8)`. */
export function readableCode(prefix: string, randomBytes: Uint8Array): string {
  const letters = Array.from(randomBytes, (byte) => READABLE_ALPHABET[byte % READABLE_ALPHABET.length]).join('');
  return [prefix, ...(letters.match(/.{1,4}/g) ?? [])].join('-');
}
