import { StatusChip } from '#design/public/chip.tsx';
import type { PaymentMethod } from '../payment-methods-contract.ts';

export const methodName = ({ label, last4 }: Pick<PaymentMethod, 'label' | 'last4'>): string =>
  last4 === null ? label : `${label} ending in ${last4}`;

const month = (expires: string): string => `${expires.slice(5)}/${expires.slice(0, 4)}`;
export const methodDetail = ({ expires }: Pick<PaymentMethod, 'expires'>): string =>
  expires === null ? 'Does not expire' : `Expires ${month(expires)}`;

const STATES = {
  usable: ['success', 'Confirmed'],
  expires_soon: ['warning', 'Expires soon'],
  expired: ['danger', 'Expired'],
} as const;

/** Whether it can be paid with: the provider confirmed it when it was saved. */
export function MethodState({ state }: Pick<PaymentMethod, 'state'>) {
  const [tone, words] = STATES[state];
  return <StatusChip tone={tone}>{words}</StatusChip>;
}
