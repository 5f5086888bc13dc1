/**
 * Loopback, private and shared networks (RFC 1918, 3927, 4193, 6598): behind a proxy that does not pass addresses on,
 * everyone has the same one, so it says nothing about people.
 */
const OURS: readonly RegExp[] = [
  /^(127|10|0)\./,
  /^192\.168\./,
  /^169\.254\./,
  /^172\.(1[6-9]|2\d|3[01])\./,
  /^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
  /^(f[cd]|fe[89ab])[0-9a-f]*:/i,
  /^::1?$/,
];

/** Whether an address tells people apart at all. */
export function isOfPeople(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return /[.:]/.test(plain) && !OURS.some((network) => network.test(plain));
}
