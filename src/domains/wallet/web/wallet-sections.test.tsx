import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Role } from '#kit/actor.ts';
import { keyOf } from '#kit/web/api.ts';
import { fundingOptions, myBalance, recentFundings } from '../contract.ts';
import { AddFundsBody } from './add-funds-body.tsx';
import { walletSections } from './wallet-sections.ts';

const dollars = (amount: string) => ({ amount, currency: 'USD' });
const balances = (available: string) => ({
  spendable: dollars('0'),
  held: dollars('0'),
  clearing: dollars('0'),
  available: dollars(available),
  in_flight: dollars('0'),
  owed: dollars('0'),
});

function linksOf(
  screen: React.ReactNode,
  known: readonly (readonly [Parameters<typeof keyOf>[0], object])[],
): string[] {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  for (const [endpoint, data] of known) queries.setQueryData(keyOf(endpoint, {}), data);
  const page = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MemoryRouter>{screen}</MemoryRouter>
    </QueryClientProvider>,
  );
  return [...page.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
}

test('a client finds Withdraw in the wallet as long as there are earnings', () => {
  const withdraws = (role: Role, available: string, screen = 'wallet') =>
    walletSections(screen, role, dollars(available)).includes('withdraw');
  expect(withdraws('client', '0')).toBe(false);
  expect(withdraws('client', '500')).toBe(true);
  expect(withdraws('client', '0', 'withdraw')).toBe(true);
  expect(withdraws('freelancer', '0')).toBe(true);
  expect(walletSections('wallet', 'client', undefined)).toEqual([
    'wallet',
    'payment-history',
    'transactions',
    'add-funds',
    'payment-methods',
  ]);
});

test('adding funds leads to the page of each provider that is connected', () => {
  const options = {
    providers: [
      { name: 'card', live: true },
      { name: 'paypal', live: true },
    ],
    smallest: dollars('1000'),
    daily: dollars('500000'),
    left_today: dollars('500000'),
    is_verified: false,
    daily_verified: dollars('2500000'),
    cost: dollars('0'),
    owed: dollars('0'),
  };
  const links = linksOf(<AddFundsBody />, [
    [fundingOptions, options],
    [myBalance, balances('0')],
    [recentFundings, { items: [] }],
  ]);
  expect(links).toContain('/user/add_fund_stripe');
  expect(links).toContain('/user/add_fund_paypal');
});
