import type { BrowserContext, Route } from '@playwright/test';
import type { StripeSimulator } from '#kit/server/payments/simulators/stripe-simulator.ts';

/**
 * In place of Stripe's script, frames and browser API, at their own addresses: the page's policy is tested with the
 * real origins.
 */
const SCRIPT = 'https://js.stripe.com/endive/stripe.js';
const FIELD = 'https://js.stripe.com/field.html';
const BANK = 'https://hooks.stripe.com/bank.html';

export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  challenged: '4000002760003184',
  cutOff: '4000000000000119',
} as const;

interface Said {
  readonly error?: { type: string; message: string };
  readonly status?: string;
}
interface Given {
  readonly elements?: { secret: string; field: HTMLIFrameElement | null };
  readonly clientSecret?: string;
  readonly confirmParams?: { return_url?: string; payment_method?: string };
  readonly redirect?: string;
}

/**
 * Runs in the page. What the real script would refuse is thrown, or said in the console, which fails the end-to-end
 * test.
 */
function inPage({ field, bank, publishableKey }: { field: string; bank: string; publishableKey: string }): void {
  const heard = (from: HTMLIFrameElement): Promise<Said> =>
    new Promise((resolve) => {
      const hear = (event: MessageEvent<Said>): void => {
        if (event.source !== from.contentWindow) return;
        removeEventListener('message', hear);
        resolve(event.data);
      };
      addEventListener('message', hear);
    });
  const frame = (src: string, title: string): HTMLIFrameElement => {
    const iframe = document.createElement('iframe');
    iframe.src = src;
    iframe.title = title;
    iframe.style.cssText = 'width:100%;height:120px;border:0';
    return iframe;
  };
  const ask = (to: HTMLIFrameElement, what: object): Promise<Said> => {
    const answer = heard(to);
    to.contentWindow?.postMessage(what, new URL(field).origin);
    return answer;
  };
  const confirm = async (kind: string, { elements, clientSecret, confirmParams, redirect }: Given): Promise<object> => {
    if (!/^https?:/.test(confirmParams?.return_url ?? '')) throw new Error('IntegrationError: return_url');
    if (redirect !== 'if_required') console.error('the page would always be left');
    const secret = elements?.secret ?? clientSecret ?? '';
    const into =
      elements?.field ??
      document.body.appendChild(frame(`${field}?${new URLSearchParams({ secret, hidden: 'yes' })}`, 'Controller'));
    if (elements === undefined) await heard(into);
    const given = { kind, secret, method: confirmParams?.payment_method ?? null };
    let response = await ask(into, given);
    if (response.status === 'requires_action') {
      const check = document.body.appendChild(frame(bank, 'Your bank'));
      check.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;z-index:99;background:#fff';
      const answer = await heard(check);
      check.remove();
      response = await ask(into, { ...given, bank: answer.status });
    }
    if (elements === undefined) into.remove();
    return response.error === undefined
      ? { [kind === 'setup_intents' ? 'setupIntent' : 'paymentIntent']: response }
      : { error: response.error };
  };
  const elements = ({
    clientSecret = '',
    appearance,
  }: {
    clientSecret?: string;
    appearance?: { variables?: Record<string, string> };
  }) => {
    const group = { secret: clientSecret, field: null as HTMLIFrameElement | null };
    for (const [name, value] of Object.entries(appearance?.variables ?? {}))
      if (name.startsWith('color') && !/^(#|rgb)/.test(value))
        console.error(`${name} is no colour of the script's: ${value}`);
    const create = (type: string) => {
      if (type !== 'payment') throw new Error(`IntegrationError: ${type}`);
      const waiting = new Map<string, (what: object) => void>();
      const element = {
        on: (event: string, act: (what: object) => void) => (waiting.set(event, act), element),
        off: () => element,
        update: () => undefined,
        destroy: () => group.field?.remove(),
        mount: (into: HTMLElement) => {
          group.field = frame(`${field}?${new URLSearchParams({ secret: clientSecret })}`, 'Card');
          into.append(group.field);
          void heard(group.field).then(({ error }) =>
            error === undefined
              ? waiting.get('ready')?.(element)
              : waiting.get('loaderror')?.({ elementType: 'payment', error }),
          );
        },
      };
      return element;
    };
    return Object.assign(group, { create, getElement: () => null, update: () => undefined, submit: async () => ({}) });
  };
  const notHere = (): never => {
    throw new Error('IntegrationError: not what this page is for');
  };
  Object.assign(window, {
    Stripe: (key: string) => {
      if (key !== publishableKey) throw new Error(`IntegrationError: ${key}`);
      return {
        elements,
        confirmPayment: (given: Given) => confirm('payment_intents', given),
        confirmSetup: (given: Given) => confirm('setup_intents', given),
        createToken: notHere,
        createPaymentMethod: notHere,
        confirmCardPayment: notHere,
        registerAppInfo: () => undefined,
        _registerWrapper: () => undefined,
      };
    },
  });
}

/** Runs in the provider's frame: the number is typed here and goes from here, past our page. */
function inFrame(publishableKey: string): void {
  const search = new URLSearchParams(location.search);
  const post = async (path: string, body: object): Promise<Said> =>
    fetch(`https://api.stripe.com/v1/${path}`, {
      method: 'POST',
      body: JSON.stringify({ key: publishableKey, ...body }),
    }).then(
      (answer) => answer.json() as Promise<Said>,
      () => ({ error: { type: 'api_connection_error', message: 'Network error' } }),
    );
  addEventListener(
    'message',
    (event: MessageEvent<{ kind: string; secret: string; method: string | null; bank?: string }>) => {
      const number = document.querySelector('input')?.value ?? '';
      void post(`${event.data.kind}/confirm`, { ...event.data, number }).then((response) =>
        parent.postMessage(response, '*'),
      );
    },
  );
  void post('elements/sessions', { secret: search.get('secret') }).then((response) =>
    parent.postMessage(response, '*'),
  );
}

const document_ = (body: string, script = ''): string =>
  `<!doctype html><html lang="en"><title>Card</title><body>${body}<script>${script}</script></body></html>`;

export interface CardScript {
  /** The next request of the browser to Stripe's API finds no network. */
  cutNext(): void;
  /** The script itself cannot be had, as behind a blocker. */
  block(isBlocked: boolean): void;
}

export async function simulateCardScript(
  context: BrowserContext,
  stripe: StripeSimulator,
  publishableKey: string,
): Promise<CardScript> {
  let isCut = false;
  let isBlocked = false;
  const html = (route: Route, body: string): Promise<void> => route.fulfill({ contentType: 'text/html', body });
  await context.route(SCRIPT, (route) =>
    isBlocked
      ? route.abort('internetdisconnected')
      : route.fulfill({
          contentType: 'text/javascript',
          body: `(${inPage.toString()})(${JSON.stringify({ field: FIELD, bank: BANK, publishableKey })})`,
        }),
  );
  await context.route(`${FIELD}*`, (route) =>
    html(
      route,
      document_(
        '<label>Card number <input inputmode="numeric" autocomplete="cc-number"></label>',
        `(${inFrame.toString()})('${publishableKey}')`,
      ),
    ),
  );
  const postStatus = (status: string): string => `parent.postMessage({status:'${status}'},'*')`;
  await context.route(BANK, (route) =>
    html(
      route,
      document_(
        `<button onclick="${postStatus('passed')}">It is me</button><button onclick="${postStatus('refused')}">It is not me</button>`,
      ),
    ),
  );
  await context.route('https://api.stripe.com/v1/**', async (route) => {
    if (isCut) {
      isCut = false;
      return route.abort('internetdisconnected');
    }
    const given = route.request().postDataJSON() as {
      key: string;
      secret: string;
      number?: string;
      method?: string | null;
      bank?: string;
    };
    const answer = (json: object): Promise<void> =>
      route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } });
    const intent = [...stripe.intents.values(), ...stripe.setups.values()].find(
      (candidate) => candidate.client_secret === given.secret,
    );
    if (given.key !== publishableKey || intent === undefined)
      return answer({ error: { type: 'invalid_request_error', message: 'No such intent' } });
    if (route.request().url().endsWith('/sessions')) return answer({ status: intent.status });
    const number = given.number ?? '';
    const isSaved = given.method !== null && stripe.methods.get(given.method ?? '')?.customer === intent.customer;
    const refuse = (message: string): Promise<void> => answer({ error: { type: 'card_error', message } });
    if (!isSaved && !Object.values<string>(CARDS).includes(number)) return refuse('Your card number is incomplete.');
    if (number === CARDS.declined) return refuse('Your card has been declined.');
    if (number === CARDS.challenged && given.bank === undefined) return answer({ status: 'requires_action' });
    if (given.bank === 'refused') return refuse('Your bank could not confirm that it is you.');
    if (intent.object === 'payment_intent') stripe.confirm(intent.id);
    else if (typeof intent.customer === 'string') stripe.saveCard(intent.customer);
    // Taken, and the answer is lost on the way.
    return number === CARDS.cutOff ? route.abort('internetdisconnected') : answer({ status: 'succeeded' });
  });
  return { cutNext: () => void (isCut = true), block: (blocked) => void (isBlocked = blocked) };
}
