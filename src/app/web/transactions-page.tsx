import type { MetaFunction } from 'react-router';
import { HowToCheck, ProofButton } from '#domains/books/web/books.tsx';
import { Transactions } from '#domains/wallet/web/wallet.tsx';

export const meta: MetaFunction = () => [{ title: 'Transactions · Docket' }];

const proofOf = (entryId: string) => <ProofButton entryId={entryId} />;

/** The wallet's movements, each with its proof from the books. */
export default function TransactionsPage() {
  return (
    <Transactions proofOf={proofOf}>
      <HowToCheck />
    </Transactions>
  );
}
