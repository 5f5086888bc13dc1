/**
 * For tests: a real, certified OpenID provider on this machine, in Google's place. It can be made to lie and to hang.
 */
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { interactionPolicy } from 'oidc-provider';
import { faultProxy, type Rewrite } from './fault-proxy.ts';
import type { Simulator } from './payments/simulators/simulator.ts';

export interface TestPerson {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly given_name: string;
  readonly family_name: string;
}

export const TEST_CLIENT = { clientId: 'docket-in-tests', clientSecret: 'a-secret-only-tests-know' } as const;

type TokenAnswer = Record<string, unknown>;

export interface TestProvider {
  readonly issuer: string;
  /** Everything passes through it: it can spoil any request or answer. */
  readonly proxy: Simulator;
  /** Changes any answer. */
  rewrite: Rewrite | null;
  /** Who is signed in at the provider when someone arrives there. */
  person: TestPerson;
  /** Changes what the token endpoint answers. */
  twist: ((answer: TokenAnswer) => TokenAnswer) | null;
  /** Takes connections and answers nothing. */
  hangs: boolean;
  /** Goes through the provider's pages as a browser does; gives the address it sends the browser back to. */
  visit(url: string): Promise<URL>;
  stop(): Promise<void>;
}

export async function startTestProvider(redirectUris: string[], first: TestPerson): Promise<TestProvider> {
  let handle: (request: IncomingMessage, response: ServerResponse) => void = (_request, response) =>
    void response.end();
  const server = createServer((request, response) => {
    if (!state.hangs) handle(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const proxy = await faultProxy(
    () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    () => state.rewrite,
  );
  const issuer = proxy.url;
  const key = generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey.export({ format: 'jwk' });
  const people = new Map<string, TestPerson>();

  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: TEST_CLIENT.clientId,
        client_secret: TEST_CLIENT.clientSecret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...key, kid: 'test', use: 'sig', alg: 'RS256' }] as never },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'name'] },
    // As Google does: the ID token itself says who it is.
    conformIdTokenClaims: false,
    cookies: { keys: ['only-for-tests'] },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...people.get(sub), sub }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next) => {
    await next();
    if (context.path === '/token' && state.twist !== null) context.body = state.twist(context.body as TokenAnswer);
  });
  const answer = provider.callback();
  handle = (request, response) => {
    const [, uid, step] = /^\/interaction\/([\w-]+)(\/continue)?$/.exec(request.url ?? '') ?? [];
    if (uid === undefined) return void answer(request, response);
    const { person } = state;
    if (step === undefined)
      return void response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(
          `<!doctype html><html lang="en"><title>Choose an account</title><link rel="icon" href="data:,"><h1>Choose an account</h1><a href="/interaction/${uid}/continue">Continue as ${person.email}</a>`,
        );
    people.set(person.sub, person);
    void provider.interactionFinished(request, response, { login: { accountId: person.sub }, select_account: {} });
  };

  const state: TestProvider = {
    issuer,
    proxy,
    rewrite: null,
    person: first,
    twist: null,
    hangs: false,
    async visit(url) {
      const cookies = new Map<string, string>();
      for (let at = new URL(url), steps = 0; steps < 12; steps += 1) {
        const reply = await fetch(at, {
          redirect: 'manual',
          headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        });
        for (const cookie of reply.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
          cookies.set(name, value);
        }
        const location = reply.headers.get('location');
        const next = location ?? /<a href="([^"]+)"/.exec(await reply.text())?.[1];
        if (next === undefined) throw new Error(`the provider stops at ${at.href} with ${reply.status}`);
        at = new URL(next, at);
        if (at.origin !== issuer) return at;
      }
      throw new Error('the provider sends round in circles');
    },
    async stop() {
      await proxy.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
  return state;
}
