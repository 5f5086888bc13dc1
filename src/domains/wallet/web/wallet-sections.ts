import { hasClientAbilities, isFreelancerRole, type Role } from '#kit/actor.ts';
import { isPositive, type Money } from '#kit/money.ts';

/**
 * The screens of someone's wallet, by name. Someone who sold before they became a client may still have earnings to
 * withdraw.
 */
export function walletSections(screen: string, role: Role, available: Money | undefined): readonly string[] {
  const withdraws =
    isFreelancerRole(role) || screen === 'withdraw' || (available !== undefined && isPositive(available));
  return [
    'wallet',
    'payment-history',
    'transactions',
    ...(withdraws ? ['withdraw'] : []),
    ...(hasClientAbilities(role) ? ['add-funds'] : []),
    'payment-methods',
  ];
}
