import { expect, test } from 'vitest';
import { describeDevice, deviceWords, networkOf } from './device.ts';

test.each([
  ['203.0.113.7', '203.0.113.x'],
  ['::ffff:10.1.2.3', '10.1.2.x'],
  ['127.0.0.1', 'this machine'],
  ['::1', 'this machine'],
  ['2001:db8:1:2::5', '2001:db8:1:x'],
  ['fe80::1%eth0', 'fe80:0:0:x'],
  ['', 'unknown'],
])('of %j people are told %j', (address, network) => expect(networkOf(address)).toBe(network));

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari 18 on iOS',
    'mobile',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox 144 on Linux', 'desktop'],
  ['', 'Unknown app', 'unknown'],
  ['<script>', 'Unknown app', 'unknown'],
])('%s', (agent, words, kind) => {
  expect(deviceWords(describeDevice(agent))).toBe(words);
  expect(describeDevice(agent).kind).toBe(kind);
});
