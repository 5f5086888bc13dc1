import { expect, type Page } from './test.ts';

/** A fifth of what Google calls good: nobody notices it. */
const ALLOWED = 0.02;
/** Without latency the answer comes before the first frame, and no skeleton is painted. */
const LATENCY_MS = 100;

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** From its first frame on, every document of this page records what moves without anyone touching it. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Moved extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRectReadOnly;
        readonly currentRect: DOMRectReadOnly;
      }[];
    }
    const shifts: Shift[] = [];
    Object.assign(window, { layoutShifts: shifts });
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null);
      if (element === null) return 'something that is gone';
      const text = (node?.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 40);
      return `<${element.tagName.toLowerCase()} class="${(element.getAttribute('class') ?? '').slice(0, 60)}"> “${text}”`;
    };
    const at = (rect: DOMRectReadOnly): string => `${rect.x},${rect.y} ${rect.width}×${rect.height}`;
    new PerformanceObserver((list) => {
      // Named in the callback: by the time it is judged an element may be gone.
      for (const { value, hadRecentInput, sources } of list.getEntries() as Moved[])
        if (!hadRecentInput)
          shifts.push({
            value,
            moved: sources.map(
              ({ node, previousRect, currentRect }) => `${nameOf(node)} ${at(previousRect)} → ${at(currentRect)}`,
            ),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Loads with the latency of a server in another city, so that what is shown meanwhile is painted. */
export async function fromAfar(page: Page, load: () => Promise<unknown>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const setLatency = (latency: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  await setLatency(LATENCY_MS);
  try {
    await load();
  } finally {
    await setLatency(0);
    await session.detach();
  }
}

/** The document has moved little enough so far; otherwise the elements that moved are named. */
export async function expectStill(page: Page): Promise<void> {
  const shifts = await page.evaluate(
    () => (window as unknown as { readonly layoutShifts: readonly Shift[] }).layoutShifts,
  );
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, `layout shift\n${shifts.flatMap(({ moved }) => moved).join('\n')}`).toBeLessThanOrEqual(ALLOWED);
}
