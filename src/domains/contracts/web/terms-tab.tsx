import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { RowsSkeleton } from '#design/public/skeleton.tsx';
import { contractPath } from '../charge-kind.ts';
import type { ContractPage } from '../contract.ts';
import { SignedPanel, TermsPanel } from './terms-panels.tsx';

/** Loaded when it is opened. */
const ChangeForm = lazy(async () => ({ default: (await import('./change-form.tsx')).ChangeForm }));

/** Below the head and the next step: on a phone it would open out of sight. */
function goTo(form: HTMLElement | null): void {
  form?.scrollIntoView({ block: 'start' });
  form?.focus({ preventScroll: true });
}

/** What holds, who signed what when, and the form that proposes other terms. */
export function TermsTab({ contract, other }: { contract: ContractPage; other: string }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const mayChange = contract.moves.some(({ name, ok }) => name === 'proposeChange' && ok);
  const [isOpen, open] = useState(search.has('change'));
  return (
    <>
      {mayChange && isOpen ? (
        <div ref={goTo} tabIndex={-1} className="min-w-0 scroll-mt-6 outline-none">
          <Panel
            title="Propose other terms"
            actions={
              <Button size="sm" variant="ghost" onClick={() => open(false)}>
                Cancel
              </Button>
            }
          >
            <Suspense fallback={<RowsSkeleton rows={3} />}>
              <ChangeForm
                contract={contract}
                other={other}
                onSent={() => void navigate(`${contractPath(contract.number)}#change`)}
              />
            </Suspense>
          </Panel>
        </div>
      ) : mayChange ? (
        <div>
          <Button onClick={() => open(true)}>Propose other terms</Button>
        </div>
      ) : null}
      <TermsPanel contract={contract} />
      <SignedPanel contract={contract} />
    </>
  );
}
