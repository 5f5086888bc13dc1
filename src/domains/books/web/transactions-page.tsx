import type { MetaFunction } from 'react-router';
import { Transactions } from '#domains/wallet/web/wallet.tsx';
import { titled } from '#kit/brand.ts';
import { titleOf } from '#routes';
import { HowToCheck } from './how-to-check.tsx';
import { ProofButton } from './proof-button.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('transactions')) }];

const proofOf = (entryId: string) => <ProofButton entryId={entryId} />;

/** The wallet's movements, each with its proof from the books. */
export default function TransactionsPage() {
  return (
    <Transactions proofOf={proofOf}>
      <HowToCheck />
    </Transactions>
  );
}
