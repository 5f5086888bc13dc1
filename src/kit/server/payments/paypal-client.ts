import type { Client } from '@paypal/paypal-server-sdk';
import type * as PaypalSdk from '@paypal/paypal-server-sdk';
import { outbound, type Outbound, type OutboundAnswer } from '../outbound.ts';
import type { PaypalConfig } from './payment-config.ts';

type Sdk = typeof PaypalSdk;

export interface Paypal {
  readonly sdk: Sdk;
  readonly client: Client;
  /** For the two parts the SDK does not cover, payouts and certificates: the same bounded client, the same token. */
  call(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }>;
}

const TIMEOUT_MS = 10_000;

interface SdkRequest {
  readonly url?: string;
  readonly method?: string;
  readonly headers: { toJSON(): Record<string, unknown> };
  readonly data?: string;
}

/** The SDK knows two addresses only. Its calls go out through our bounded client (NET-1), to the configured one. */
const sentBy = (send: Outbound, apiBase: string, refused: () => void) => async (request: SdkRequest) => {
  const { pathname, search } = new URL(request.url ?? '');
  const headers = Object.fromEntries(
    Object.entries(request.headers.toJSON()).map(([name, value]) => [name, String(value)]),
  );
  const answer = await send(`${apiBase}${pathname}${search}`, {
    method: (request.method ?? 'GET').toUpperCase(),
    headers,
    body: request.data,
  });
  if (answer.status === 401) refused();
  return {
    data: answer.body.toString('utf8'),
    status: answer.status,
    statusText: '',
    headers: answer.headers,
    config: request,
  };
};

export function paypalClient(config: PaypalConfig, timeoutMs = TIMEOUT_MS): () => Promise<Paypal> {
  let ready: Promise<Paypal> | null = null;
  const send = outbound({ origins: [new URL(config.apiBase).origin], timeoutMs });
  /** The token lasts for hours, but PayPal may revoke it earlier. The next call gets a new one. */
  const forget = (): void => void (ready = null);

  const load = async (): Promise<Paypal> => {
    const sdk = await import('@paypal/paypal-server-sdk');
    const client = new sdk.Client({
      environment: config.live ? sdk.Environment.Production : sdk.Environment.Sandbox,
      clientCredentialsAuthCredentials: { oAuthClientId: config.clientId, oAuthClientSecret: config.clientSecret },
      timeout: timeoutMs,
      unstable_httpClientOptions: { adapter: sentBy(send, config.apiBase, forget) },
    });
    let token = await client.clientCredentialsAuthManager.fetchToken();
    return {
      sdk,
      client,
      async call(method, path, body) {
        token = await client.clientCredentialsAuthManager.updateToken(token);
        const headers = {
          authorization: `Bearer ${token.accessToken}`,
          'content-type': 'application/json',
          accept: 'application/json',
        };
        const answer = await send(`${config.apiBase}${path}`, {
          method,
          headers,
          body: body === undefined ? undefined : JSON.stringify(body),
        });
        if (answer.status === 401) forget();
        return { status: answer.status, body: readJson(answer) };
      },
    };
  };
  return () => (ready ??= load().catch((error: unknown) => ((ready = null), Promise.reject(error))));
}

function readJson(answer: OutboundAnswer): unknown {
  try {
    return JSON.parse(answer.body.toString('utf8'));
  } catch {
    return null; // An error page of a proxy in between: the status is enough.
  }
}
