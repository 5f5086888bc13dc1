import type { StripeConfig } from './payment-config.ts';

/**
 * The pages on which the card provider's own field stands: adding funds, saving a card, and what is paid: an order, a
 * milestone, a bonus of a contract.
 */
const PAGES =
  /^\/(user\/(add_fund_stripe|addpayment)|services\/orders\/DK-[\w-]+|project_payment|milestones|contracts\/CT-[\w-]+)$/;

/**
 * What Stripe's field needs beyond our own policy: its frames, the bank's check, and its API. Scripts come in by
 * strict-dynamic.
 */
export function widenPolicy(
  policy: string,
  { scriptUrl, apiBase }: Pick<StripeConfig, 'scriptUrl' | 'apiBase'>,
): string {
  const { origin: scripts, protocol, host } = new URL(scriptUrl);
  return policy
    .replace("frame-src 'none'", `frame-src ${scripts} ${protocol}//*.${host} https://hooks.stripe.com`)
    .replace(/connect-src ([^;]+)/, `connect-src $1 ${new URL(apiBase).origin} ${scripts}`)
    .replace(/img-src ([^;]+)/, 'img-src $1 https://*.stripe.com');
}

/** On those pages only; everywhere else the policy stays as it is (WEB-2). */
export const cardFieldPolicy =
  (stripe: StripeConfig) =>
  (path: string, policy: string): string =>
    PAGES.test(path) ? widenPolicy(policy, stripe) : policy;
