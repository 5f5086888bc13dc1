import { Money } from '#design/public/money.tsx';
import { When } from '#design/public/when.tsx';
import { ReceiptButton } from '#domains/wallet/web/wallet.tsx';
import { isPositive } from '#kit/money.ts';
import type { ContractPage } from '../contract.ts';

/** What was paid on top of the milestones (MLS-10). */
export const Bonuses = ({ contract }: { contract: ContractPage }) =>
  contract.bonuses.length === 0 ? null : (
    <ul className="grid gap-4">
      {contract.bonuses.map(({ number, amount, client_fee: fee, earned, note, given_at: givenAt, clears_at: clearsAt, is_cleared: isCleared }) => (
        <li key={number} className="grid gap-1">
          <p className="text-md">
            Bonus of <Money value={amount} />, <When at={givenAt} style="date" />
            {contract.side === 'client' ? (
              isPositive(fee) ? (
                <>
                  {' '}
                  with a client fee of <Money value={fee} />.
                </>
              ) : (
                '.'
              )
            ) : (
              <>
                . You earn <Money value={earned} />
                {isCleared ? (
                  '.'
                ) : (
                  <>
                    , available on <When at={clearsAt} style="date" />.
                  </>
                )}
              </>
            )}
          </p>
          {note === '' ? null : <q className="text-sm text-ink-2 wrap-anywhere">{note}</q>}
          {contract.side === 'client' ? (
            <div className="flex flex-wrap items-center gap-3">
              <ReceiptButton number={number} />
              <span className="text-sm text-ink-2">Reference {number}</span>
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
