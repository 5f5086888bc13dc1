import { globSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TIME_STYLES } from '#kit/format/time.ts';
import { Ago } from './ago.tsx';
import { PlaceProvider, type Place } from './locale.tsx';
import { LocalTime } from './local-time.tsx';
import { When } from './when.tsx';

const AT = '2026-11-22T14:51:00Z';
const document: Place = { locale: 'en-US', timeZone: 'UTC', isForEveryone: true };
const reader: Place = { locale: 'en-US', timeZone: 'America/New_York' };
const shown = (place: Place, what: React.ReactNode): string =>
  renderToStaticMarkup(<PlaceProvider value={place}>{what}</PlaceProvider>);
const wordsOf = (markup: string): string => markup.replaceAll(/<[^>]*>/g, '').replaceAll(/\s/gu, ' ');

test.each(TIME_STYLES)('a document has no hour and no zone that the reader would see change: %s', (style) => {
  const markup = shown(document, <When at={AT} style={style} />);
  expect(markup).not.toMatch(/UTC|GMT|title=|\d:\d\d [AP]M/);
  expect(wordsOf(markup)).toMatch(/2026|Nov(?:ember)? 22|Sun/);
});

test('the reader sees their own clock, with the zone where it is exact', () => {
  expect(wordsOf(shown(reader, <When at={AT} style="exact" />))).toBe('Nov 22, 2026, 9:51 AM EST');
  expect(shown(reader, <When at={AT} />)).toMatch(/title="Nov 22, 2026, 9:51\sAM EST"/u);
});

test('someone’s clock is a time there, never the name of a zone', () => {
  expect(wordsOf(shown(document, <LocalTime timeZone="Africa/Lagos" />))).toBe('Local time');
  expect(wordsOf(shown(reader, <LocalTime timeZone="Africa/Lagos" />))).toMatch(/^\d{1,2}:\d\d [AP]M there$/);
});

test('a list says how long ago, and a document, which may be old, the date', () => {
  const twoDaysAgo = new Date(Date.now() - 50 * 3_600_000).toISOString();
  expect(wordsOf(shown(reader, <Ago at={twoDaysAgo} />))).toBe('2 days ago');
  expect(wordsOf(shown(document, <Ago at={AT} />))).toBe('Nov 22, 2026');
});

test('no screen writes the name of a zone itself', () => {
  const own = globSync('src/**/*.tsx').filter((file) =>
    /(timeZone|timezone|time_zone|ownZone\(\))\.replaceAll|>\s*\{\w*\.?(timeZone|timezone|time_zone)\}/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(own).toEqual([]);
});
