/** How soon a person who writes a CV sees the letter they typed, and the page that it changes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { persistedPart } from '#domains/accounts/session-rules.ts';
import type { UserRecord } from '#domains/accounts/user-record.ts';
import { SESSION_KEY } from '#domains/accounts/web/token-storage.ts';
import { DEMO_PASSWORD } from '#domains/accounts/server/demo/guides.ts';
import { figure, type Figure } from './figure.ts';
import { startInstance } from './support/instance.ts';
import { plainBrowser, type Tab } from './support/plain-browser.ts';

const WRITER = 'priyanka.raghunathan@example.com';
const SLOWER = 4;
const TEXTS = 30;
const TEXT = 'Cut reports to 1 s. ';
const KEY_EVERY_MS = 90;
const LIMIT_MS = 30_000;
const LOOK_MS = 50;
const NOTE_TIMES = readFileSync(path.join(import.meta.dirname, 'support/typing-times.js'), 'utf8');

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function until(tab: Tab, expression: string): Promise<void> {
  for (let waited = 0; waited < LIMIT_MS; waited += LOOK_MS) {
    if ((await tab.valueOf(expression).catch(() => false)) === true) return;
    await pause(LOOK_MS);
  }
  throw new Error(`never true: ${expression}`);
}

async function answerOf<Answer>(url: string, body?: object, token?: string): Promise<Answer> {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: Answer }).data;
}

const percentile95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;

/** Types into the headline at a quarter of this machine's speed, and waits for the page after each text. */
async function typeInto(tab: Tab): Promise<void> {
  for (let nth = 0; nth < TEXTS; nth += 1) {
    for (const text of `${nth} ${TEXT}`) {
      await tab.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text });
      await tab.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text });
      await pause(KEY_EVERY_MS);
    }
    await until(tab, `window.typingTimes.previews.length > ${nth}`);
    await tab.valueOf('document.activeElement.select() ?? true');
  }
}

export async function cvEditorBench(say: (line: string) => void): Promise<Figure[]> {
  const instance = await startInstance({ demo: true });
  const browser = await plainBrowser();
  try {
    const { url } = instance;
    const { api_token: token } = await answerOf<{ api_token: string }>(`${url}/api/login`, {
      email: WRITER,
      password: DEMO_PASSWORD,
    });
    const me = await answerOf<UserRecord>(`${url}/api/user/me`, undefined, token);
    const { id } = await answerOf<{ id: string }>(`${url}/api/cvs`, { name: 'Typed', language: 'en' }, token);
    const tab = await browser.tab([
      ['Page.enable', {}],
      ['Page.addScriptToEvaluateOnNewDocument', { source: NOTE_TIMES }],
      ['Emulation.setCPUThrottlingRate', { rate: SLOWER }],
    ]);
    await until(tab, 'true');
    await tab.send('Page.navigate', { url: `${url}/health/live` });
    await until(tab, "location.pathname === '/health/live' && document.readyState === 'complete'");
    const session = JSON.stringify({ state: persistedPart({ isLoggedIn: true, ...me }), version: 0 });
    const entries = { 'docket-token': token, 'docket-token-stored-at': String(Date.now()), [SESSION_KEY]: session };
    await tab.valueOf(
      `Object.entries(${JSON.stringify(entries)}).forEach(([k, v]) => localStorage.setItem(k, v)) ?? true`,
    );
    await tab.send('Page.navigate', { url: `${url}/cvbuilder/createcv?cv=${id}` });
    await until(tab, 'document.querySelector(\'img[alt^="Page 1 of"]\')?.complete === true');
    await until(tab, "document.getElementById('basics-headline') !== null");
    await tab.valueOf("document.getElementById('basics-headline').focus() ?? true");
    await tab.valueOf('document.activeElement.select() ?? true');
    await typeInto(tab);
    const { echoes, previews } = (await tab.valueOf('window.typingTimes')) as {
      echoes: number[];
      previews: number[];
    };
    await tab.close();
    const sorted = previews.toSorted((a, b) => a - b);
    say(
      `${echoes.length} keys, ${previews.length} pages; a page after p50 ${Math.round(sorted[sorted.length >> 1] ?? 0)} ms`,
    );
    return [
      figure('CV: a letter is seen, 4 times slower, p95', percentile95(echoes), 50, 'lower', 'ms'),
      figure('CV: the page is drawn again after the last key, p95', percentile95(previews), 300, 'lower', 'ms'),
    ];
  } finally {
    await browser.close();
    await instance.stop();
  }
}
