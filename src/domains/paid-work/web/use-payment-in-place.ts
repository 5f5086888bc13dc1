import { fundingOptions, myBalance } from '#domains/wallet/contract.ts';
import { add, zero, type Money } from '#kit/money.ts';
import { useRead } from '#kit/web/api.ts';
import { leaveFor } from './leave-for.ts';
import { wayOf, usePaymentChoice, type Begin, type Options, type PaymentChoice } from './payment-choice.tsx';

/** How a payment that a dialog asks for is made. */
export interface PaymentInPlace {
  readonly choice: PaymentChoice;
  /** Null until it is known what there is to pay with. */
  readonly options: Options | null;
  /** Not known yet: the button that pays waits. */
  readonly isWaiting: boolean;
  readonly reads: {
    readonly balance: ReturnType<typeof useRead<typeof myBalance>>;
    readonly options: ReturnType<typeof useRead<typeof fundingOptions>>;
  };
  /** Pays from the balance, or leaves for the provider's page and never returns. */
  readonly pay: (
    fromBalance: () => Promise<unknown>,
    begin: (way: Begin) => Promise<{ readonly redirect_url: string }>,
  ) => Promise<void>;
}

/**
 * From the balance where it is enough; else what it lacks by card or PayPal, without a detour over Add funds (decision
 * 184).
 */
export function usePaymentInPlace(total: Money): PaymentInPlace {
  const balance = useRead(myBalance, {});
  const options = useRead(fundingOptions, {});
  const none = zero(total.currency);
  const { data: purse } = balance;
  const { providers = [], smallest = none, owed = none } = options.data ?? {};
  const choice = usePaymentChoice(total, purse === undefined ? none : add(purse.spendable, purse.available), {
    providers,
    smallest,
    owed,
  });
  const isKnown = purse !== undefined && options.data !== undefined;
  return {
    choice,
    options: isKnown ? options.data : null,
    isWaiting: !isKnown && balance.error === null && options.error === null,
    reads: { balance, options },
    async pay(fromBalance, begin) {
      if (!isKnown) throw new Error('Your payment methods didn’t load. Load them again, then pay.');
      if (!choice.canPay) throw new Error('Payments aren’t set up on this site, and your balance doesn’t cover this.');
      const way = wayOf(choice);
      try {
        if (way === null) return void (await fromBalance());
        await leaveFor((await begin(way)).redirect_url);
      } catch (error) {
        void balance.refetch();
        void options.refetch();
        throw error;
      }
    },
  };
}
