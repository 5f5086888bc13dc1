import { categoryPage, listServices, serviceBySlug, servicesOfSeller } from '#domains/services/contract.ts';
import type { Endpoint } from '#kit/endpoint.ts';
import type { Context } from '#kit/server/context.ts';
import type { AnswerCounter, AnswerOfDocument } from '#kit/server/http/answer-counter.ts';
import { peopleOnly } from '#kit/server/http/people-only.ts';
import type { Source } from '../sources.ts';
import { keepTraffic } from './keep-traffic.ts';
import { originOf, sourceOfList, sourceOfPage } from './origin.ts';
import { Tally } from './tally.ts';
import { TextCounts } from './text-counts.ts';

/** Different answers and documents that wait to be looked through; more are looked through immediately. */
const MOST_WAITING = 400;
/** Other sites named within one batch. */
const MOST_HOSTS = 500;

/**
 * A card as lists have it: `id`, then `slug`. In people's own text the quotes are escaped, so nothing they write looks
 * like one.
 */
const CARD = /\{"id" ?: ?"([0-9a-f-]{36})", ?"slug" ?: ?"/g;
const idsIn = (text: string): string[] => [...text.matchAll(CARD)].map((match) => match[1] ?? '');

/** What one document shows, known when it is made. */
interface Shown {
  readonly source: Source;
  readonly cards: readonly string[];
  /** The service whose page it is. */
  readonly page: string | null;
}

/**
 * Counts cards in lists and visits of services' pages (ANL-1 to ANL-4), in memory. A list answer costs one comparison
 * of its text; its cards are read out of it when the batch is written, once for all equal answers.
 */
export function countAnswers(context: Context): AnswerCounter {
  const { origin } = new URL(context.config.appUrl);
  const tally = new Tally(MOST_HOSTS);
  const texts = new Map<Source, TextCounts>();
  const documents = new Map<Shown, number>();
  const isPerson = peopleOnly();
  let waiting = 0;

  const show = (ids: readonly string[], source: Source, times: number): void => {
    for (const id of ids) tally.add(id, { source, host: '' }, { impressions: times, clicks: 0 });
  };

  function lookThrough(): void {
    for (const [source, counts] of texts) for (const { text, times } of counts.take()) show(idsIn(text), source, times);
    for (const [{ cards, source }, times] of documents) show(cards, source, times);
    documents.clear();
    waiting = 0;
  }

  function addWaiting(): void {
    waiting += 1;
    if (waiting >= MOST_WAITING) lookThrough();
  }

  function countText(source: Source, text: string): void {
    const counts = texts.get(source) ?? new TextCounts();
    texts.set(source, counts);
    if (counts.add(text)) addWaiting();
  }

  function countDocument(shown: Shown): void {
    const times = documents.get(shown) ?? 0;
    documents.set(shown, times + 1);
    if (times === 0) addWaiting();
  }

  const sourceOfCall = new Map<Endpoint, (query: unknown) => Source>([
    [listServices, (query) => sourceOfList((query as { q?: string }).q, (query as { category?: string }).category)],
    [categoryPage, () => 'category'],
    [servicesOfSeller, () => 'profile'],
  ]);

  function shownIn(address: string, answers: readonly AnswerOfDocument[]): Shown | null {
    const url = new URL(address, origin);
    const path = url.pathname.replace(/\.data$/, '');
    // The list comes first; what is asked for after it only counts results.
    const first = (endpoint: Endpoint) =>
      JSON.stringify(answers.find((answer) => answer.endpoint === endpoint)?.data ?? null);
    const service = idsIn(first(serviceBySlug));
    const cards =
      service.length > 0
        ? service.slice(1)
        : [listServices, categoryPage, servicesOfSeller].flatMap((endpoint) => idsIn(first(endpoint)));
    if (service.length === 0 && cards.length === 0) return null;
    return { source: sourceOfPage(path, url.searchParams), cards: [...new Set(cards)], page: service[0] ?? null };
  }

  return {
    ofCall(endpoint) {
      const sourceOf = sourceOfCall.get(endpoint);
      if (sourceOf === undefined) return null;
      return (query, text, reader) => {
        if (isPerson(reader)) countText(sourceOf(query), text());
      };
    },
    ofDocument(address, answers) {
      const shown = shownIn(address, answers);
      if (shown === null) return null;
      return (reader) => {
        if (!isPerson(reader)) return;
        countDocument(shown);
        const from = originOf(reader.referrer, origin);
        if (shown.page !== null && from !== null) tally.add(shown.page, from, { impressions: 0, clicks: 1 });
      };
    },
    async flush() {
      lookThrough();
      const batch = tally.take();
      if (batch.length === 0) return false;
      try {
        await keepTraffic(context.database, batch, context.clock());
      } catch (error) {
        // The next batch brings it along.
        for (const { serviceId, source, host, impressions, clicks } of batch)
          tally.add(serviceId, { source, host }, { impressions, clicks });
        throw error;
      }
      return false;
    },
  };
}
