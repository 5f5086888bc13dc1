import { describe, expect, it } from 'vitest';
import { money } from '#kit/money.ts';
import { fitInWords, fitOf, rateInWords } from './fit.ts';

const project = (skills: readonly string[], most: number, currency = 'USD') => ({
  skills: skills.map((slug) => ({ slug })),
  budget_most: money(BigInt(most), currency),
});
const worker = { skills: ['figma', 'seo', 'copywriting', 'logo-design', 'illustration'], rate: money(5_000n, 'USD') };

describe('match reasons', () => {
  it('say how many of the skills it asks for the reader has, and that their rate fits', () => {
    const fit = fitOf(project(['figma', 'seo', 'illustration', 'video-editing'], 120_000), worker);
    expect(fit).toEqual({ shared: 3, skills: 5, wanted: 4, hours: 24 });
    expect(fitInWords(fit, 'en-US')).toBe('3 of 4 skills · within your rate');
    expect(rateInWords(fit, 'en-US')).toBe('The budget pays for up to 24 hours at your rate');
  });

  it('say when the reader has all that is asked for', () => {
    expect(fitInWords(fitOf(project(['seo', 'figma'], 1_000), worker), 'en-US')).toBe('Both skills');
    expect(fitInWords(fitOf(project(['seo', 'figma', 'illustration'], 1_000), worker), 'en-US')).toBe('All 3 skills');
    expect(fitInWords(fitOf(project(['piano-tuning'], 120_000), worker), 'en-US')).toBe('Within your rate');
  });

  it('do not count to one', () => {
    expect(fitInWords(fitOf(project(['seo'], 1_000), worker), 'en-US')).toBe('Matches your skill');
  });

  it('are silent about a budget below a working day, another currency, or without a rate', () => {
    expect(fitOf(project(['seo'], 39_999), worker).hours).toBeNull();
    expect(fitOf(project(['seo'], 40_000), worker).hours).toBe(8);
    expect(fitOf(project(['seo'], 4_000_000, 'EUR'), worker).hours).toBeNull();
    expect(fitOf(project(['seo'], 4_000_000), { ...worker, rate: null }).hours).toBeNull();
  });

  it('are none where nothing fits', () => {
    expect(fitInWords(fitOf(project(['piano-tuning'], 100), worker))).toBeNull();
    expect(fitInWords(fitOf(project([], 100), { skills: [], rate: null }))).toBeNull();
  });
});
