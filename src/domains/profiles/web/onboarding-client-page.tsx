import { useSearchParams, type MetaFunction } from 'react-router';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { intent } from '#domains/accounts/intent-contract.ts';
import { isOrderPath } from '#domains/accounts/hiring-path.ts';
import { wantedIn } from '#domains/accounts/return-path.ts';
import { GuardNote, NotNow } from '#domains/accounts/web/accounts.ts';
import { titled } from '#kit/brand.ts';
import { useRead } from '#kit/web/api.ts';
import { titleOf } from '#routes';
import { ClientStep } from './client-step.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('onboarding-client')) }];

/** The three items guard rule 8 asks a client for, on one screen; nothing else blocks it (ONB-1). */
export default function OnboardingClientPage() {
  const [search] = useSearchParams();
  const wanted = wantedIn(search);
  const isOrdering = isOrderPath(wanted);
  const waiting = useRead(intent, { query: { path: wanted ?? '' } }, { enabled: isOrdering });
  return (
    <div className="grid gap-8">
      <div>
        <h1 className="text-3xl">Set up your client account</h1>
        <p className="mt-2 text-ink-2">
          {isOrdering
            ? 'We filled this in for you. Change anything that’s wrong.'
            : 'Three things freelancers want to know when you order or hire.'}
        </p>
      </div>
      <GuardNote why={search.get('why')} />
      <NotNow />
      {waiting.isLoading ? (
        <Loading label="Looking up your order">
          <TextSkeleton lines={4} />
        </Loading>
      ) : (
        // Where the order can't be read, the neutral suggestion is as good as any.
        <ClientStep category={isOrdering ? (waiting.data?.intent?.category ?? '') : null} />
      )}
    </div>
  );
}
