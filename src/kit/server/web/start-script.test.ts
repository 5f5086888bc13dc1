import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { startScript } from './start-script.ts';

interface Made {
  readonly src?: string;
  readonly onerror?: () => void;
}

/** As much of a browser as the script touches. */
function browser({ sleeps = true, session }: { sleeps?: boolean; session?: string | undefined } = {}) {
  const listeners = new Map<string, Set<(event: object) => void>>();
  const say = (event: { type: string }) => [...(listeners.get(event.type) ?? [])].forEach((listener) => listener(event));
  const added: Made[] = [];
  const pressed: string[] = [];
  runInNewContext(startScript(['/map.js', '/entry.js']), {
    document: {
      currentScript: { hasAttribute: () => sleeps },
      documentElement: { dataset: { session } },
      head: { append: (made: Made) => added.push(made) },
      createElement: () => ({}),
      getElementById: (id: string) => (id === 'page-data' ? { text: '{"files":["/root.js"]}' } : null),
    },
    history: { state: { key: 'k' } },
    Event,
    dispatchEvent: say,
    addEventListener: (type: string, listener: () => void) => listeners.set(type, (listeners.get(type) ?? new Set()).add(listener)),
    removeEventListener: (type: string, listener: () => void) => listeners.get(type)?.delete(listener),
  });
  const press = (name: string) => {
    let reached = true;
    const stop = () => void (reached = false);
    const button = { type: 'button', click: () => press(name) };
    say({ type: 'click', target: { closest: () => button }, preventDefault: stop, stopImmediatePropagation: stop } as { type: string });
    if (reached) pressed.push(name);
  };
  const scripts = () => added.filter(({ src }) => src !== undefined);
  return { press, pressed, say, scripts };
}

test('a page sleeps until it is used', () => {
  const { say, scripts } = browser();
  expect(scripts()).toEqual([]);
  say({ type: 'keydown' });
  say({ type: 'keydown' });
  expect(scripts().map(({ src }) => src)).toEqual(['/map.js', '/entry.js']);
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
