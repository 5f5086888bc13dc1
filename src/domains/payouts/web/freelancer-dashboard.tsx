import { Link } from '#design/public/link.tsx';
import { Panel } from '#design/public/panel.tsx';
import { REVIEW_BUSINESS_DAYS } from '#domains/verification/review-days.ts';
import type { DashboardView } from '#kit/web/web-module.ts';
import { pathTo } from '#routes';
import type { BeforeWithdrawing, withdrawingPiece } from '../dashboard-piece.ts';
import type { PieceData } from '#kit/dashboard.ts';

const ADD_METHOD = pathTo('payment-methods', {}, { add: 'payout' });
const STEPS = {
  identity: {
    to: pathTo('verify-identity'),
    label: 'Verify your identity',
    words: `We answer within ${REVIEW_BUSINESS_DAYS} business days.`,
  },
  no_method: {
    to: ADD_METHOD,
    label: 'Add a payout method',
    words: 'The first payout to a new method waits a few days.',
  },
  suspended_method: { to: ADD_METHOD, label: 'Replace your payout method', words: 'It no longer works.' },
  name: { to: ADD_METHOD, label: 'Replace your payout method', words: 'It is not in your name.' },
} as const;

function BeforeYouWithdraw({ missing }: { missing: BeforeWithdrawing }) {
  return (
    <Panel title="Before you can withdraw">
      <ul className="grid gap-2.5">
        {missing.map((step) => (
          <li key={step}>
            <Link href={STEPS[step].to} className="link">
              {STEPS[step].label}
            </Link>
            <span className="block text-sm text-ink-2">{STEPS[step].words}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export const freelancerDashboard: DashboardView<PieceData<typeof withdrawingPiece>> = {
  panels: {
    'before-withdrawing': ({ home }) =>
      home === undefined || home.before_withdrawing.length === 0 ? null : (
        <BeforeYouWithdraw missing={home.before_withdrawing} />
      ),
  },
};
