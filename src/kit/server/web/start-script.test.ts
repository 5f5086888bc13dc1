import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { startScript } from './start-script.ts';

interface Made {
  readonly src?: string;
  readonly onerror?: () => void;
}

interface Load {
  readonly sleeps?: boolean;
  readonly session?: string | undefined;
  readonly prerendering?: boolean;
  readonly deliveryType?: string;
}

/** As much of a browser as the script touches. */
function browser({ sleeps = true, session, prerendering = false, deliveryType = '' }: Load = {}) {
  const listeners = new Map<string, Set<(event: object) => void>>();
  const say = (event: { type: string }) => [...(listeners.get(event.type) ?? [])].forEach((listener) => listener(event));
  const added: Made[] = [];
  const pressed: string[] = [];
  const asked: (readonly [address: string, options: object])[] = [];
  const frames: (() => void)[] = [];
  let layouts = 0;
  const addEventListener = (type: string, listener: () => void) => listeners.set(type, (listeners.get(type) ?? new Set()).add(listener));
  runInNewContext(startScript(['/map.js', '/entry.js']), {
    document: {
      prerendering,
      referrer: 'https://docket.example/services',
      readyState: 'loading',
      addEventListener,
      currentScript: { hasAttribute: () => sleeps },
      documentElement: { dataset: { session } },
      body: {
        get offsetTop() {
          return (layouts += 1);
        },
      },
      head: { append: (made: Made) => added.push(made) },
      createElement: () => ({}),
      getElementById: (id: string) => (id === 'page-data' ? { text: '{"files":["/root.js"]}' } : null),
    },
    history: { state: { key: 'k' } },
    location: { href: 'https://docket.example/services/a-logo' },
    performance: { getEntriesByType: () => [{ deliveryType }] },
    fetch: (address: string, options: object) => void asked.push([address, options]),
    Event,
    requestAnimationFrame: (run: () => void) => frames.push(run),
    setTimeout: (run: () => void) => run(),
    dispatchEvent: say,
    addEventListener,
    removeEventListener: (type: string, listener: () => void) => listeners.get(type)?.delete(listener),
  });
  const press = (name: string) => {
    let reached = true;
    const stop = () => void (reached = false);
    const button = { type: 'button', click: () => press(name) };
    say({ type: 'click', target: { closest: () => button }, preventDefault: stop, stopImmediatePropagation: stop } as { type: string });
    if (reached) pressed.push(name);
  };
  const send = (method: string | null) => {
    let isTaken = false;
    const taken = () => void (isTaken = true);
    const form = { closest: () => null, getAttribute: () => method, requestSubmit: () => send(method) };
    say({ type: 'submit', target: form, submitter: null, preventDefault: taken, stopImmediatePropagation: taken } as { type: string });
    if (!isTaken) pressed.push(`form by ${method ?? 'get'}`);
  };
  const scripts = () => added.filter(({ src }) => src !== undefined);
  const paint = () => frames.splice(0).forEach((run) => run());
  return { asked, layouts: () => layouts, paint, press, pressed, say, scripts, send };
}

test('a page sleeps until it is used', () => {
  const { say, scripts } = browser();
  expect(scripts()).toEqual([]);
  say({ type: 'keydown' });
  say({ type: 'keydown' });
  expect(scripts().map(({ src }) => src)).toEqual(['/map.js', '/entry.js']);
});

test('on a link it goes on sleeping: the browser follows it without scripts', () => {
  const { say, scripts } = browser();
  const on = (name: string) => ({ closest: (wanted: string) => (wanted === name ? {} : null) });
  say({ type: 'pointerdown', target: on('a') } as { type: string });
  expect(scripts()).toEqual([]);
  say({ type: 'pointerdown', target: on('label') } as { type: string });
  expect(scripts()).toHaveLength(2);
});

test.each([undefined, 'signed-in'])('a press before the scripts are there is given again once they are (session: %s)', (session) => {
  const { press, pressed, say, scripts } = browser({ session });
  expect(scripts()).toHaveLength(session === undefined ? 0 : 2);
  press('save');
  expect([scripts().length, pressed]).toEqual([2, []]);
  say({ type: 'docket:awake' });
  expect(pressed).toEqual(['save']);
  press('again');
  expect(pressed).toEqual(['save', 'again']);
});

test('where a script cannot be loaded, buttons are left to the browser', () => {
  const { press, pressed, scripts } = browser();
  press('save');
  scripts().at(-1)?.onerror?.();
  press('again');
  expect(pressed).toEqual(['save', 'again']);
});

test('a page that cannot sleep starts immediately and holds nothing', () => {
  const { press, pressed, scripts } = browser({ sleeps: false });
  press('save');
  expect([scripts().length, pressed]).toEqual([2, ['save']]);
});

test('a page that was only fetched ahead starts as any other, and reports that it is shown', () => {
  const { asked, scripts } = browser({ sleeps: false, deliveryType: 'navigational-prefetch' });
  expect([scripts().length, asked.length]).toEqual([2, 1]);
  expect(browser().asked).toEqual([]);
});

test('a page that was rendered ahead is laid out, does nothing else until its first frame is shown, and reports it then', () => {
  const { asked, layouts, paint, say, scripts } = browser({ session: 'signed-in', prerendering: true });
  say({ type: 'keydown' });
  say({ type: 'load' });
  expect([scripts().length, asked.length, layouts()]).toEqual([0, 0, 1]);
  say({ type: 'prerenderingchange' });
  expect([scripts().length, asked.length]).toEqual([0, 0]);
  paint();
  expect(scripts()).toHaveLength(2);
  expect(asked).toEqual([
    [
      'https://docket.example/services/a-logo',
      { method: 'HEAD', keepalive: true, referrer: 'https://docket.example/services', headers: { 'docket-shown': '1' } },
    ],
  ]);
});

test.each([true, false])('a form that only scripts send waits for them, also where they start at once; a search does not (sleeps: %s)', (sleeps) => {
  const { pressed, say, send, scripts } = browser({ sleeps });
  send(null);
  send('post');
  expect([pressed, scripts().length]).toEqual([['form by get'], 2]);
  say({ type: 'docket:awake' });
  expect(pressed).toEqual(['form by get', 'form by post']);
  send('post');
  expect(pressed).toHaveLength(3);
});
