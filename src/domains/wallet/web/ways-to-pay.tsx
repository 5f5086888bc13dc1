import type { ReactNode } from 'react';
import { RadioCards } from '#design/public/choice.tsx';
import type { FundingSource } from '../accounts.ts';
import { useRead } from '#kit/web/api.ts';
import { paymentMethods } from '../payment-methods-contract.ts';
import { methodDetail, methodName } from './method-name.tsx';
import { providerWords } from './provider-words.ts';

export interface WayToPay {
  readonly key: string;
  readonly provider: FundingSource;
  /** One of the saved ones. */
  readonly method: string | null;
  readonly label: string;
  readonly hint: ReactNode;
}

/** The saved methods, the default first, then each provider. One list, wherever something is paid. */
export function useWaysToPay(providers: readonly { readonly name: FundingSource }[]): readonly WayToPay[] {
  const saved = useRead(paymentMethods, {}, { enabled: providers.length > 0 });
  const offered = new Set(providers.map(({ name }) => name));
  const methods = (saved.data?.methods ?? []).filter(
    ({ provider, state }) => offered.has(provider) && state !== 'expired',
  );
  const ways = methods
    .toSorted((a, b) => Number(b.is_default) - Number(a.is_default))
    .map((method) => ({
      key: method.id,
      provider: method.provider,
      method: method.id,
      label: methodName(method),
      hint: methodDetail(method),
    }));
  const others = providers.map(({ name }) => {
    const { title, hint } = providerWords[name];
    return {
      key: name,
      provider: name,
      method: null,
      label: name === 'card' && methods.length > 0 ? 'Another card' : title,
      hint,
    };
  });
  return [...ways, ...others];
}

interface WaysToPayProps {
  readonly ways: readonly WayToPay[];
  readonly value: string;
  readonly onChange: (key: string) => void;
  /** Before the others, such as the balance. */
  readonly first?: {
    readonly value: string;
    readonly label: ReactNode;
    readonly hint?: ReactNode;
    readonly aside?: ReactNode;
  } | null;
}

/** Nothing to choose where there is one way only. */
export function WaysToPay({ ways, value, onChange, first = null }: WaysToPayProps) {
  const options = [
    ...(first === null ? [] : [first]),
    ...ways.map(({ key, label, hint }) => ({ value: key, label, hint })),
  ];
  if (options.length < 2) return null;
  return <RadioCards legend="Pay with" name="pay-with" value={value} onChange={onChange} options={options} />;
}
