import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { RowsSkeleton } from '#design/public/skeleton.tsx';
import type { ContractPage } from '../contract.ts';
import { SignedPanel, TermsPanel } from './terms-panels.tsx';

/** Loaded when it is opened. */
const ChangeForm = lazy(async () => ({ default: (await import('./change-form.tsx')).ChangeForm }));

/** What holds, who signed what when, and the form that proposes other terms. */
export function TermsTab({ contract, other }: { contract: ContractPage; other: string }) {
  const [search] = useSearchParams();
  const mayChange = contract.moves.some(({ name, ok }) => name === 'proposeChange' && ok);
  const [isOpen, open] = useState(search.has('change'));
  return (
    <>
      {mayChange && isOpen ? (
        <Panel title="Propose other terms">
          <Suspense fallback={<RowsSkeleton rows={3} />}>
            <ChangeForm contract={contract} other={other} onClose={() => open(false)} />
          </Suspense>
        </Panel>
      ) : null}
      <TermsPanel contract={contract} />
      <SignedPanel contract={contract} />
      {mayChange && !isOpen ? (
        <div>
          <Button onClick={() => open(true)}>Propose other terms</Button>
        </div>
      ) : null}
    </>
  );
}
