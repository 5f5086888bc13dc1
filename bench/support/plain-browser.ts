import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BROWSER_FLAGS, findBrowser } from '../../e2e/support/browser.ts';
import { LostAnswer, openAnswers, type Message, type Params } from './answers.ts';

const ADDRESS = /DevTools listening on (ws:\S+)/;
const START_LIMIT_MS = 30_000;
/** One that does not end by itself is ended. */
const END_LIMIT_MS = 10_000;

/** One tab, driven over Chromium's own protocol. */
export interface Tab {
  /** To the page that is shown: after a click on a link that was prepared ahead, another one than before. */
  send(method: string, params?: Params): Promise<Params>;
  /** What an expression is worth in the page that is shown. */
  valueOf(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Chromium as people have it. Where Playwright is attached to a page, Chromium renders nothing ahead
 * (PrerenderingDisabledByDevTools), so what a click on a prepared page costs cannot be measured with it. Attached to
 * the tab instead, each page of the tab is told of as it comes.
 */
export async function plainBrowser(): Promise<{
  tab(prepare: readonly [method: string, params: Params][]): Promise<Tab>;
  close(): Promise<void>;
}> {
  const found = findBrowser();
  const folder = mkdtempSync(path.join(tmpdir(), 'docket-browser-'));
  const flags = [
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${folder}`,
    '--window-size=1280,800',
    ...BROWSER_FLAGS,
  ];
  const child = spawn(found.executablePath, [...flags, 'about:blank'], {
    env: { ...process.env, ...found.env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    setTimeout(() => reject(new Error(`the browser did not start: ${output}`)), START_LIMIT_MS).unref();
    child.stderr.on('data', (text: Buffer) => {
      output += text.toString();
      const match = ADDRESS.exec(output);
      if (match?.[1] !== undefined) resolve(match[1]);
    });
  });
  const socket = new WebSocket(address);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  const listeners = new Set<(message: Message) => void>();
  const answers = openAnswers((message) => socket.send(JSON.stringify(message)));
  const send = answers.ask;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (answers.take(message)) return;
    if (message.method === 'Target.detachedFromTarget')
      answers.lose(String(message.params?.['sessionId']), 'the page ended');
    listeners.forEach((listener) => listener(message));
  });
  socket.addEventListener('close', () => answers.lose(null, 'the browser ended'));

  return {
    async tab(prepare) {
      const { targetId } = await send('Target.createTarget', { url: 'about:blank', forTab: true });
      const tabSession = String((await send('Target.attachToTarget', { targetId, flatten: true }))['sessionId']);
      /** The pages of the tab, the one that is shown last. */
      const pages = new Map<string, { sessionId: string; isAhead: boolean }>();
      const onMessage = ({ method, sessionId, params }: Message): void => {
        if (sessionId !== tabSession) return;
        const info = params?.['targetInfo'] as { targetId: string; type: string; subtype?: string } | undefined;
        if (method === 'Target.attachedToTarget' && info?.type === 'page') {
          const page = { sessionId: String(params?.['sessionId']), isAhead: info.subtype === 'prerender' };
          pages.set(info.targetId, page);
          // In this order, without waiting: a page that waits to be let go answers some of them only afterwards.
          for (const [name, options] of [...prepare, ['Runtime.runIfWaitingForDebugger', {}] as const])
            send(name, options, page.sessionId).catch(() => undefined);
        }
        if (method === 'Target.detachedFromTarget')
          for (const [id, page] of pages) if (page.sessionId === params?.['sessionId']) pages.delete(id);
      };
      listeners.add(onMessage);
      await send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }, tabSession);
      const shown = async (): Promise<string> => {
        const { targetInfos } = await send('Target.getTargets', { filter: [{ type: 'page' }] });
        const live = (targetInfos as { targetId: string; subtype?: string }[]).find(
          (targetInfo) => pages.has(targetInfo.targetId) && targetInfo.subtype !== 'prerender',
        );
        const page = live === undefined ? undefined : pages.get(live.targetId);
        if (page === undefined) throw new LostAnswer('the tab shows no page');
        return page.sessionId;
      };
      const tab: Tab = {
        send: async (method, params) => send(method, params, await shown()),
        async valueOf(expression) {
          const { result } = await tab.send('Runtime.evaluate', {
            expression,
            returnByValue: true,
            awaitPromise: true,
          });
          return (result as { value?: unknown }).value;
        },
        async close() {
          listeners.delete(onMessage);
          // One that is lost is closed.
          await send('Target.closeTarget', { targetId }).catch(() => undefined);
        },
      };
      return tab;
    },
    async close() {
      // Its answer may get lost in the end of the browser.
      send('Browser.close').catch(() => undefined);
      const limit = setTimeout(() => child.kill('SIGKILL'), END_LIMIT_MS);
      await ended;
      clearTimeout(limit);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
