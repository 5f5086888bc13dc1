import type { Stripe, StripeConstructor } from '@stripe/stripe-js';

const ready = new Map<string, Promise<StripeConstructor>>();

/** The provider's own script, from the configured address; we must never serve it. */
function loadScript(scriptUrl: string): Promise<StripeConstructor> {
  const known = ready.get(scriptUrl);
  if (known !== undefined) return known;
  const loading = new Promise<StripeConstructor>((resolve, fail) => {
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.onload = () =>
      window.Stripe === undefined ? fail(new Error('The card form didn’t start.')) : resolve(window.Stripe);
    script.onerror = () => {
      ready.delete(scriptUrl);
      script.remove();
      fail(new Error('This browser can’t reach the card provider.'));
    };
    document.head.append(script);
  });
  ready.set(scriptUrl, loading);
  return loading;
}

export const openCardProvider = async (scriptUrl: string, publishableKey: string): Promise<Stripe> =>
  (await loadScript(scriptUrl))(publishableKey);

/** The policy comes with the document: when arriving from another page of the app, the page has to be reloaded once. */
export function needsWholeLoad(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && new URL(loaded.name).pathname !== location.pathname;
}
