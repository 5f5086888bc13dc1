/** Every email, rendered: who is notified of what about which event, as HTML and as text. */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { accountReactions } from '#domains/accounts/server/reactions.ts';
import { notificationEmail } from '#domains/notifications/server/notification-email.ts';
import { sayFor, type Notice } from '#kit/notices.ts';
import { TOPICS } from '#kit/notice-topics.ts';
import type { EventKind } from '#kit/events.ts';
import { readConfig } from '#kit/server/config.ts';
import type { Context } from '#kit/server/context.ts';
import { escapeHtml } from '#kit/server/html.ts';
import type { Email } from '#kit/server/mail/mail.ts';
import { routes } from '#routes';
import { modules } from './modules.ts';
import { EVIL, sample, USER, WHEN } from './test-event-facts.ts';

const catalogue = modules.flatMap(({ notices = [] }) => notices);
const SILENT: Readonly<Record<string, string>> = Object.assign({}, ...modules.map(({ silent = {} }) => silent));

const folder = mkdtempSync(path.join(tmpdir(), 'docket-emails-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', DEMO: 'off', APP_URL: 'https://docket.example' });

/** The reader lives three hours ahead. */
const sayIn = (timeZone: string, locale = 'en-US', now = WHEN) => sayFor({ locale, timeZone }, { now: new Date(now) });
const say = sayIn('Africa/Nairobi');

interface Said {
  readonly facts: Record<string, string>;
  readonly notice: Notice;
}
function everythingSaidAbout({ kind, compose }: (typeof catalogue)[number]): Said[] {
  const all = Array.from({ length: 12 }, (_, turn) => sample(kind.facts, turn) as Record<string, string>);
  return all.flatMap((facts) => compose(facts as never, say).map((notice) => ({ facts, notice })));
}

const emailAbout = ({ topic, title, text, path: to, action, group }: Notice): Email =>
  notificationEmail(
    'ada@example.com',
    USER,
    [{ topic, title, body: text, path: to, action, group_title: group.title }],
    { config } as Context,
  );

/** What must hold for every email. */
function expectWellFormed({ subject, text, html }: Email): void {
  const page = html.text;
  for (const form of [subject, text, page]) expect(form).not.toMatch(/undefined|\bnull\b|NaN|\[object|Invalid Date/);
  expect(subject.length).toBeLessThan(150);
  expect(subject).not.toMatch(/[\r\n]/);
  // Mail programs cut longer subjects.
  expect(Buffer.byteLength(page) + Buffer.byteLength(text)).toBeLessThan(100_000);
  expect(page).not.toMatch(/<script|<img|<link|\bon\w+=|https?:\/\/(?!docket\.example)/);
  expect(page).toContain('<html lang="en-US">');
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

const isKind = (value: unknown): value is EventKind =>
  typeof value === 'object' && value !== null && 'name' in value && 'facts' in value;

describe('the catalogue', () => {
  it('notifies of every declared event, or says why nobody is notified', async () => {
    const sources = globSync('src/**/*.ts').filter((file) => !/test|node_modules/.test(file));
    const declared = sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/export const \w+ = event\(\s*'([\w.]+)'/g)].map(
        ([, name]) => name ?? '',
      ),
    );
    const makers = sources.filter((file) => /import \{[^}]*\bevent\b[^}]*\} from/.test(readFileSync(file, 'utf8')));
    const modules = await Promise.all(
      makers.map(async (file) => (await import(path.resolve(file))) as Record<string, unknown>),
    );
    // None is declared in a way that the line above does not read.
    expect(new Set(declared)).toEqual(
      new Set(
        modules
          .flatMap((module) => Object.values(module))
          .filter(isKind)
          .map(({ name }) => name),
      ),
    );
    const notified = catalogue.map(({ kind }) => kind.name);
    const silent = Object.keys(SILENT);
    expect(declared.filter((name) => !notified.includes(name) && !silent.includes(name))).toEqual([]);
    expect([...notified, ...silent].filter((name) => !declared.includes(name))).toEqual([]);
    expect(notified.filter((name) => silent.includes(name))).toEqual([]);
    expect(silent.filter((name) => (SILENT[name] ?? '').length < 20)).toEqual([]);
  });

  it('is written by the domain whose event it is', () => {
    const homes = globSync('src/{domains,kit}/**/*.ts').flatMap((file) => {
      const home = /^src\/domains\/([^/]+)/.exec(file)?.[1] ?? 'platform';
      return [...readFileSync(file, 'utf8').matchAll(/export const \w+ = event\(\s*'([\w.]+)'/g)].map(
        ([, name]) => `${home} ${name}`,
      );
    });
    const brought = modules.flatMap(({ name, notices = [], silent = {} }) =>
      [...notices.map(({ kind }) => kind.name), ...Object.keys(silent)].map((event) => `${name} ${event}`),
    );
    expect(brought.filter((event) => !homes.includes(event))).toEqual([]);
  });

  it('has no event that is announced without being declared', () => {
    const sources = globSync('src/domains/**/*.ts').filter((file) => !file.includes('.test.'));
    const announced = sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bannounce\(\s*tx,\s*([^,)]+)/g)].map(([, what]) => what?.trim() ?? ''),
    );
    expect(announced.length).toBeGreaterThan(50);
    expect(announced.filter((what) => /['"`{]/.test(what))).toEqual([]);
  });

  it.each(catalogue)('names person, words, link and category: $kind.name', (described) => {
    const notices = everythingSaidAbout(described);
    expect(notices.length).toBeGreaterThan(0);
    for (const { facts, notice } of notices) {
      expect([USER, 'operators']).toContain(notice.to);
      expect(Object.keys(TOPICS)).toContain(notice.topic);
      expect(notice.to === 'operators').toBe(notice.topic === 'operations');
      for (const words of [notice.title, notice.text, notice.group.title, notice.group.key])
        expect(words.trim()).not.toBe('');
      const [place = ''] = notice.path.split(/[?#]/);
      const screen = routes.find((route) =>
        new RegExp(`^${route.path.replaceAll(/\/:\w+\??/g, '/[^/]+')}$`).test(place),
      );
      expect(screen?.page).toBeTruthy();
      expect(screen?.access === 'operator').toBe(notice.to === 'operators');
      // The exact thing, not the list it is in.
      const exact =
        notice.topic === 'orders' || notice.topic === 'reminders' || notice.topic === 'reviews'
          ? facts['orderNumber']
          : undefined;
      if (exact !== undefined) expect(notice.path).toContain(exact);
      if (notice.topic === 'payouts') expect(notice.path).toContain(facts['number'] ?? '');
    }
  });
});

describe('an email about', () => {
  it('an hour of the day names the zone it is in: the reader’s, or UTC when theirs is none', () => {
    expect(say.when(WHEN)).toBe('Nov 21, 3:00 PM GMT+3');
    expect(sayIn('UTC').when(WHEN)).toBe('Nov 21, 12:00 PM UTC');
    expect(sayIn('Nowhere/Atall').when(WHEN)).toBe('Nov 21, 12:00 PM UTC');
  });

  it.each(catalogue)('$kind.name holds the same facts as HTML and as text', (described) => {
    for (const { facts, notice } of everythingSaidAbout(described)) {
      const message = emailAbout(notice);
      expectWellFormed(message);
      const page = message.html.text;
      expect(message.subject).toBe(notice.title);
      for (const words of [notice.title, notice.text, notice.group.title]) {
        expect(message.text).toContain(words);
        expect(page).toContain(escapeHtml(words));
      }
      expect(message.text).toContain(`https://docket.example${notice.path}`);
      expect(page).toContain(`href="https://docket.example${escapeHtml(notice.path)}"`);
      const words = `${notice.title} ${notice.text}`;
      if ('amount' in facts && notice.topic !== 'operations') expect(words).toContain('$12,500.05');
      for (const instant of ['dueAt', 'reviewDueAt', 'endsAt', 'erasesAt', 'lossAt', 'usableFrom'].filter(
        (key) => key in facts,
      ))
        if (words.includes('Nov 21')) expect(words).toContain(say.when(facts[instant] ?? ''));
      const unsubscribe = message.headers?.['List-Unsubscribe']?.slice(1, -1);
      expect(unsubscribe === undefined).toBe(TOPICS[notice.topic].essential !== null);
      for (const form of [message.text, page]) if (unsubscribe !== undefined) expect(form).toContain(unsubscribe);
    }
  });

  it('several things lists each, and its link ends all of their kinds', () => {
    const two = catalogue
      .flatMap(everythingSaidAbout)
      .filter(({ notice }) => ['orders', 'reviews'].includes(notice.topic))
      .slice(0, 20);
    const message = notificationEmail(
      'ada@example.com',
      USER,
      two.map(({ notice }) => ({ ...notice, body: notice.text, group_title: notice.group.title })),
      { config } as Context,
    );
    expectWellFormed(message);
    expect(message.subject).toBe(`${two.at(-1)?.notice.title}, and 19 more updates`);
    for (const { notice } of two) expect(message.text).toContain(notice.title);
  });
});

describe('an email with a code or a link', () => {
  const sent: Email[] = [];
  const tx = { rows: async () => [], row: async () => ({ id: USER }), run: async () => [] };
  const context = {
    config,
    clock: () => new Date(WHEN),
    makeId: () => USER,
    db: { ...tx, row: async () => ({ id: USER, email: 'ada@example.com', first_name: EVIL }) },
    database: { transact: async (work: (given: unknown) => Promise<unknown>) => work(tx) },
    mail: { send: async (message: Email) => void sent.push(message) },
  } as unknown as Context;

  it.each(accountReactions)('$name: both forms hold it', async ({ event, react }) => {
    sent.length = 0;
    await react(
      { ...(sample(event.facts, 0) as object), to: 'ada@example.com', email: 'ada@example.com' } as never,
      context,
      { id: '1', at: new Date(WHEN) },
    );
    expect(sent).toHaveLength(1);
    const [message] = sent as [Email];
    expectWellFormed(message);
    const code = /\b\d{3} \d{3}\b/.exec(message.text)?.[0];
    const link = /https:\/\/\S+/.exec(message.text)?.[0];
    expect(code ?? link).toBeDefined();
    for (const held of [code, link]) if (held !== undefined) expect(message.html.text).toContain(escapeHtml(held));
    if (code !== undefined) expect(message.subject).toContain(code);
    expect(message.text).toMatch(/If you didn’t/);
  });
});
