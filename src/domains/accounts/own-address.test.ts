import { expect, it } from 'vitest';
import { isOfPeople } from './own-address.ts';

it('tells addresses of people from those of machines and private networks', () => {
  for (const address of ['203.0.113.7', '::ffff:203.0.113.7', '172.32.0.1', '100.128.0.1', '2001:db8::1'])
    expect(isOfPeople(address), address).toBe(true);
  for (const address of [
    '127.0.0.1',
    '::ffff:127.0.0.1',
    '10.1.2.3',
    '192.168.0.4',
    '172.20.0.1',
    '100.64.1.1',
    '::1',
    'fd12::1',
    'fe80::1',
    '',
    'unknown',
  ])
    expect(isOfPeople(address), address).toBe(false);
});
