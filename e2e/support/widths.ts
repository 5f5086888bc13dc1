import type { Page } from '@playwright/test';

export const WIDE = { width: 1280, height: 800 } as const;
export const PHONE = { width: 360, height: 740 } as const;
/** The narrowest screen we promise. */
export const NARROWEST = { width: 320, height: 640 } as const;

/**
 * Runs `look` with this document on a phone: its width, its finger, its way to read a page's viewport; and puts it back
 * on the wide screen. Styles alone decide what a width shows (`tools/width.test.ts`), so the page need not be loaded
 * again for it.
 */
export async function onPhone(
  page: Page,
  look: (narrowTo: (size: typeof PHONE | typeof NARROWEST) => Promise<void>) => Promise<void>,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const show = async (size: { readonly width: number; readonly height: number }, mobile: boolean): Promise<void> => {
    // Playwright has to know it too: for a picture of the whole page it puts back the size that it knows.
    await page.setViewportSize(size);
    await session.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile });
  };
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
  await show(PHONE, true);
  try {
    await look((size) => show(size, true));
  } finally {
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    await show(WIDE, false);
    await session.detach();
  }
}
