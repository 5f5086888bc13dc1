import { useState } from 'react';
import { Button } from '#design/public/button.tsx';
import { Link } from '#design/public/link.tsx';
import { Panel } from '#design/public/panel.tsx';
import { When } from '#design/public/when.tsx';
import { ReasonDialog } from '#domains/accounts/web/accounts.ts';
import { useCommand } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { contentDesk, contentPages, withdrawContent, type VersionLine } from '../../admin-contract.ts';
import type { ContentPage } from '../../pages.ts';
import { TEXT_LIMITS } from '../../version.ts';

interface VersionsPanelProps {
  readonly page: ContentPage;
  readonly versions: readonly VersionLine[];
}

const stateOf = ({ state, is_in_force: isInForce }: VersionLine): string => (state === 'withdrawn' ? 'withdrawn' : isInForce ? 'in force' : '');

/** Every version, with who wrote and published it. */
export function VersionsPanel({ page, versions }: VersionsPanelProps) {
  const [asked, ask] = useState<VersionLine | null>(null);
  const withdraw = useCommand(withdrawContent, { stales: [contentDesk, contentPages] });
  return (
    <Panel title="Versions" flush>
      <ul className="divide-y divide-line border-t border-line">
        {versions.map((one) => (
          <li key={one.number} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-4 py-3 sm:px-5">
            <div className="min-w-0">
              <p className="font-medium">
                {one.state === 'withdrawn' ? (
                  `Version ${one.number}`
                ) : (
                  <Link href={pathTo(page, {}, { version: String(one.number) })}>{`Version ${one.number}`}</Link>
                )}
                {`, ${one.state === 'withdrawn' ? 'was to apply from' : 'from'} `}
                <When at={one.effective_at} />
                {stateOf(one) === '' ? '' : `, ${stateOf(one)}`}
              </p>
              {one.note === '' ? null : <p className="wrap-anywhere">{one.note}</p>}
              <p className="text-sm text-ink-2">
                {one.published_by === null ? 'Came with the product' : `Written by ${one.written_by ?? 'a former operator'}, published by ${one.published_by}`}
              </p>
            </div>
            {one.kept_because === null ? (
              <Button size="sm" aria-label={`Withdraw version ${one.number}`} onClick={() => ask(one)}>
                Withdraw
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {asked === null ? null : (
        <ReasonDialog
          about={`withdraw ${page} ${asked.number}`}
          title={`Withdraw version ${asked.number}?`}
          lead="Readers no longer find it. The version before it is in force again."
          button="Withdraw version"
          isHarsh
          maxLength={TEXT_LIMITS.reason}
          submit={({ reason }) => withdraw.mutateAsync({ params: { page }, body: { number: asked.number, reason } })}
          done="Version withdrawn"
          onClose={() => ask(null)}
        />
      )}
    </Panel>
  );
}
