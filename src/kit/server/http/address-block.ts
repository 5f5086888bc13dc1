import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  return [...before, ...Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0'), ...after];
}

/**
 * What counts as one address: an IPv4 address, or the /64 of an IPv6 one. A household or a rented machine has a whole
 * /64, so a limit on single IPv6 addresses would limit nobody.
 */
export function addressBlock(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const prefix = groupsOf(address.split('%')[0] ?? '').slice(0, 4);
  return `${prefix.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** The network around it: an IPv4 /24, or the /48 that one customer of an IPv6 provider may have. */
export function addressNetwork(address: string): string {
  const block = addressBlock(address);
  if (block.includes(':')) return `${block.split(':').slice(0, 3).join(':')}::/48`;
  return /^\d+\.\d+\.\d+\.\d+$/.test(block) ? `${block.split('.').slice(0, 3).join('.')}.0/24` : block;
}
