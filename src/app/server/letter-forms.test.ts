/** Every letter there is, rendered: who is told what about which event, and how it reads as HTML and as text. */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { accountReactions } from '#domains/accounts/server/reactions.ts';
import { catalogue, SILENT } from '#domains/notifications/catalogue.ts';
import { whenIn, type Telling } from '#domains/notifications/catalogue/telling.ts';
import { letterOf } from '#domains/notifications/server/letter.ts';
import { TOPICS } from '#domains/notifications/topics.ts';
import type { EventKind } from '#kit/events.ts';
import { readConfig } from '#kit/server/config.ts';
import type { Context } from '#kit/server/context.ts';
import { escapeHtml } from '#kit/server/html.ts';
import type { Letter } from '#kit/server/mail/mail.ts';
import { routes } from '#routes';

const folder = mkdtempSync(path.join(tmpdir(), 'docket-letters-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', DEMO: 'off', APP_URL: 'https://docket.example' });
const USER = '0190f3a2-0000-7000-8000-000000000001';
const WHEN = '2026-11-21T12:00:00.000Z';
const EVIL = '<script>alert(1)</script> & "Ada"';

/** What a fact looks like, by its name; whatever a person may have typed is as nasty as it gets. */
const SAMPLES: readonly (readonly [RegExp, unknown])[] = [
  [/^(userId|clientId|freelancerId|sellerId|.*Id|subject)$/, USER],
  [/^(amount|owed|left|fee)$/, '1250005'],
  [/^currency$/, 'USD'],
  [/(At|From|Until)$|^at$/, WHEN],
  [/On$/, '2026-12-31'],
  [/^orderNumber/, 'DK-7K3M-92QX'],
  [/^fundingNumber$/, 'FU-7K3M-92QX'],
  [/^refundNumber$/, 'RF-7K3M-92QX'],
  [/^(number|before)$/, 'WD-7K3M-92QX'],
];

interface Def {
  readonly type: string;
  readonly shape?: Record<string, z.core.$ZodType>;
  readonly innerType?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly entries?: Record<string, unknown>;
  readonly values?: readonly unknown[];
}

/** Facts of this shape; each `turn` takes another of what may be chosen from, so that turns together take all. */
function sample(shape: z.core.$ZodType, turn: number, name = ''): unknown {
  const def = (shape as unknown as { _zod: { def: Def } })._zod.def;
  const pick = (all: readonly unknown[]): unknown => all[turn % all.length];
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape ?? {}).map(([key, one]) => [key, sample(one, turn, key)]));
    case 'array':
      return [sample(def.element as z.core.$ZodType, turn, name)];
    case 'nullable':
    case 'optional':
      return turn % 2 === 1 ? null : sample(def.innerType as z.core.$ZodType, turn, name);
    case 'enum':
      return pick(Object.values(def.entries ?? {}));
    case 'literal':
      return pick(def.values ?? []);
    case 'boolean':
      return turn % 2 === 0;
    case 'number':
    case 'int':
      return 3;
    case 'string':
      return SAMPLES.find(([known]) => known.test(name))?.[1] ?? EVIL;
    default:
      throw new Error(`no sample of ${def.type} (${name})`);
  }
}

/** Whoever reads it lives three hours ahead. */
const whenIs = whenIn('Africa/Nairobi');

interface Said {
  readonly facts: Record<string, string>;
  readonly telling: Telling;
}
function everythingSaidAbout({ kind, tell }: (typeof catalogue)[number]): Said[] {
  const all = Array.from({ length: 12 }, (_, turn) => sample(kind.facts, turn) as Record<string, string>);
  return all.flatMap((facts) => tell(facts as never, whenIs).map((telling) => ({ facts, telling })));
}

const letterAbout = ({ topic, title, text, path: to, group }: Telling): Letter =>
  letterOf('ada@example.com', USER, [{ topic, title, body: text, path: to, group_title: group.title }], { config } as Context);

/** What is true of any letter. */
function expectWellFormed({ subject, text, html }: Letter): void {
  const page = html.text;
  for (const form of [subject, text, page]) expect(form).not.toMatch(/undefined|\bnull\b|NaN|\[object|Invalid Date/);
  expect(subject.length).toBeLessThan(150);
  expect(subject).not.toMatch(/[\r\n]/);
  // Mail programs cut off what is longer than this.
  expect(Buffer.byteLength(page) + Buffer.byteLength(text)).toBeLessThan(100_000);
  expect(page).not.toMatch(/<script|<img|<link|\bon\w+=|https?:\/\/(?!docket\.example)/);
  expect(page).toContain('<html lang="en">');
  // Every colour of the light theme has its counterpart in the dark one.
  expect(page).toContain('prefers-color-scheme:dark');
  const undressed = [...page.matchAll(/<(\w+)([^>]*)style="[^"]*color:#0f2027[^"]*"/g)].filter(
    ([, , attributes]) => !/class="(ink|box)/.test(attributes ?? ''),
  );
  expect(undressed).toEqual([]);
  // Plain text is not HTML that lost its tags.
  expect(text).not.toMatch(/&(amp|lt|gt|quot|#39);|<\/?(p|a|h1|b|table)\b/);
  expect(text).not.toMatch(/\n{3}/);
  expect(text).toContain(config.supportEmail);
}

const isKind = (one: unknown): one is EventKind => typeof one === 'object' && one !== null && 'name' in one && 'facts' in one;

describe('the catalogue', () => {
  it('tells of every event that is declared anywhere, or says why nobody is told', async () => {
    const sources = globSync('src/**/*.ts').filter((file) => !/test|node_modules/.test(file));
    const declared = sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/export const \w+ = event\(\s*'([\w.]+)'/g)].map(([, name]) => name ?? ''),
    );
    const makers = sources.filter((file) => /import \{[^}]*\bevent\b[^}]*\} from/.test(readFileSync(file, 'utf8')));
    const modules = await Promise.all(makers.map(async (file) => (await import(path.resolve(file))) as Record<string, unknown>));
    // None is declared in a way that the line above does not read.
    expect(new Set(declared)).toEqual(
      new Set(
        modules
          .flatMap((one) => Object.values(one))
          .filter(isKind)
          .map(({ name }) => name),
      ),
    );
    const told = catalogue.map(({ kind }) => kind.name);
    const silent = Object.keys(SILENT);
    expect(declared.filter((name) => !told.includes(name) && !silent.includes(name))).toEqual([]);
    expect([...told, ...silent].filter((name) => !declared.includes(name))).toEqual([]);
    expect(told.filter((name) => silent.includes(name))).toEqual([]);
    expect(silent.filter((name) => (SILENT[name] ?? '').length < 20)).toEqual([]);
  });

  it('has no event that is announced without being declared', () => {
    const sources = globSync('src/domains/**/*.ts').filter((file) => !file.includes('.test.'));
    const announced = sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bannounce\(\s*tx,\s*([^,)]+)/g)].map(([, what]) => what?.trim() ?? ''),
    );
    expect(announced.length).toBeGreaterThan(50);
    expect(announced.filter((what) => /['"`{]/.test(what))).toEqual([]);
  });

  it.each(catalogue)('says whom, what, where and in which category: $kind.name', (described) => {
    const said = everythingSaidAbout(described);
    expect(said.length).toBeGreaterThan(0);
    for (const { facts, telling } of said) {
      expect([USER, 'operators']).toContain(telling.to);
      expect(Object.keys(TOPICS)).toContain(telling.topic);
      expect(telling.to === 'operators').toBe(telling.topic === 'operations');
      for (const words of [telling.title, telling.text, telling.group.title, telling.group.key]) expect(words.trim()).not.toBe('');
      const [place = ''] = telling.path.split('?');
      const screen = routes.find((one) => new RegExp(`^${one.path.replaceAll(/\/:\w+\??/g, '/[^/]+')}$`).test(place));
      expect(screen?.page).toBeTruthy();
      expect(screen?.access === 'operator').toBe(telling.to === 'operators');
      // The exact thing, not the list it stands in.
      const exact = telling.topic === 'orders' || telling.topic === 'reminders' || telling.topic === 'reviews' ? facts['orderNumber'] : undefined;
      if (exact !== undefined) expect(telling.path).toContain(exact);
      if (telling.topic === 'payouts') expect(telling.path).toContain(facts['number'] ?? '');
    }
  });
});

describe('a letter about', () => {
  it('an hour of the day names the zone it is in: the reader’s, or UTC when theirs is none', () => {
    expect(whenIs(WHEN)).toBe('21 November 2026 at 15:00 GMT+3');
    expect(whenIn('UTC')(WHEN)).toBe('21 November 2026 at 12:00 UTC');
    expect(whenIn('Nowhere/Atall')(WHEN)).toBe('21 November 2026 at 12:00 UTC');
  });

  it.each(catalogue)('$kind.name holds the same facts as HTML and as text', (described) => {
    for (const { facts, telling } of everythingSaidAbout(described)) {
      const letter = letterAbout(telling);
      expectWellFormed(letter);
      const page = letter.html.text;
      expect(letter.subject).toBe(telling.title);
      for (const words of [telling.title, telling.text, telling.group.title]) {
        expect(letter.text).toContain(words);
        expect(page).toContain(escapeHtml(words));
      }
      expect(letter.text).toContain(`https://docket.example${telling.path}`);
      expect(page).toContain(`href="https://docket.example${escapeHtml(telling.path)}"`);
      const words = `${telling.title} ${telling.text}`;
      if ('amount' in facts && telling.topic !== 'operations') expect(words).toContain('$12,500.05');
      for (const instant of ['dueAt', 'reviewDueAt', 'endsAt', 'erasesAt', 'lossAt', 'usableFrom'].filter((key) => key in facts))
        if (words.includes('2026')) expect(words).toContain(whenIs(facts[instant] ?? ''));
      const unsubscribe = letter.headers?.['List-Unsubscribe']?.slice(1, -1);
      expect(unsubscribe === undefined).toBe(TOPICS[telling.topic].essential !== null);
      for (const form of [letter.text, page]) if (unsubscribe !== undefined) expect(form).toContain(unsubscribe);
    }
  });

  it('several things lists each, and its link ends all of their kinds', () => {
    const two = catalogue
      .flatMap(everythingSaidAbout)
      .filter(({ telling }) => ['orders', 'reviews'].includes(telling.topic))
      .slice(0, 20);
    const letter = letterOf(
      'ada@example.com',
      USER,
      two.map(({ telling }) => ({ ...telling, body: telling.text, group_title: telling.group.title })),
      { config } as Context,
    );
    expectWellFormed(letter);
    expect(letter.subject).toBe('20 pieces of news from Docket');
    for (const { telling } of two) expect(letter.text).toContain(telling.title);
  });
});

describe('a letter with a code or a link', () => {
  const sent: Letter[] = [];
  const tx = { rows: async () => [], row: async () => ({ id: USER }), run: async () => [] };
  const context = {
    config,
    clock: () => new Date(WHEN),
    makeId: () => USER,
    db: { ...tx, row: async () => ({ id: USER, email: 'ada@example.com', first_name: EVIL }) },
    database: { transact: async (work: (given: unknown) => Promise<unknown>) => work(tx) },
    mail: { send: async (letter: Letter) => void sent.push(letter) },
  } as unknown as Context;

  it.each(accountReactions)('$name: both forms hold it', async ({ event, react }) => {
    sent.length = 0;
    await react({ ...(sample(event.facts, 0) as object), to: 'ada@example.com', email: 'ada@example.com' } as never, context, { id: '1', at: new Date(WHEN) });
    expect(sent).toHaveLength(1);
    const [letter] = sent as [Letter];
    expectWellFormed(letter);
    const code = /\b\d{3} \d{3}\b/.exec(letter.text)?.[0];
    const link = /https:\/\/\S+/.exec(letter.text)?.[0];
    expect(code ?? link).toBeDefined();
    for (const held of [code, link]) if (held !== undefined) expect(letter.html.text).toContain(escapeHtml(held));
    if (code !== undefined) expect(letter.subject).toContain(code);
    expect(letter.text).toMatch(/If you did not/);
  });
});
