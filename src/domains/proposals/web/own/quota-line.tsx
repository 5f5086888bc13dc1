import { When } from '#design/public/when.tsx';
import { counted } from '#kit/format/unit.ts';
import type { MyProposal } from '../../own-contract.ts';

/** "20 of 20 proposals left this month". */
export const QuotaLine = ({ quota: { left, most, renews_at: renewsAt } }: Pick<MyProposal, 'quota'>) => (
  <>
    {left} of {counted(most, { one: 'proposal', other: 'proposals' })} left this month
    {left > 0 ? null : (
      <>
        . You get new ones on <When at={renewsAt} style="date" />
      </>
    )}
  </>
);
