import { expect, test } from 'vitest';
import { calendarText } from './calendar-text.ts';

const now = new Date('2026-11-23T14:15:16.789Z');
const event = {
  uid: 'DK-7K3M-92QX@docket.example',
  at: new Date('2026-12-01T09:00:00.000Z'),
  summary: 'Due: logo; two drafts, one \\ \nnight',
  url: 'https://docket.example/services/orders/DK-7K3M-92QX',
};

test('a calendar has UTC times, escaped words, and CRLF at the end of every line', () => {
  const text = calendarText('Orders to deliver', 'Docket', [event], now);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text).toContain('\r\nDTSTART:20261201T090000Z\r\n');
  expect(text).toContain('\r\nDTSTAMP:20261123T141516Z\r\n');
  expect(text).toContain(String.raw`SUMMARY:Due: logo\; two drafts\, one \\ \nnight`);
});

test('a long line is folded at 75 octets, within no character', () => {
  const text = calendarText('Orders', 'Docket', [{ ...event, summary: `Due: ${'日本語のロゴ🎨'.repeat(12)}` }], now);
  const lines = text.split('\r\n');
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain('日本語のロゴ🎨'.repeat(12));
  expect(text).not.toContain('�');
});

test('a calendar without orders is still one', () => {
  expect(calendarText('Orders', 'Docket', [], now)).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
});
