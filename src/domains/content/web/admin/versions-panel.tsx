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

const stateOf = ({ state, is_in_force: isInForce }: VersionLine): string =>
  state === 'withdrawn' ? 'withdrawn' : isInForce ? 'in force' : '';

/** Every version, with who wrote and published it. */
export function VersionsPanel({ page, versions }: VersionsPanelProps) {
  const [selectedVersion, ask] = useState<VersionLine | null>(null);
  const withdraw = useCommand(withdrawContent, { stales: [contentDesk, contentPages] });
  return (
    <Panel title="Versions" flush>
      <ul className="divide-y divide-line border-t border-line">
        {versions.map((version) => (
          <li
            key={version.number}
            className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-4 py-3 sm:px-5"
          >
            <div className="min-w-0">
              <p className="font-medium">
                {version.state === 'withdrawn' ? (
                  `Version ${version.number}`
                ) : (
                  <Link
                    href={pathTo(page, {}, { version: String(version.number) })}
                  >{`Version ${version.number}`}</Link>
                )}
                {`, ${version.state === 'withdrawn' ? 'was to apply from' : 'from'} `}
                <When at={version.effective_at} />
                {stateOf(version) === '' ? '' : `, ${stateOf(version)}`}
              </p>
              {version.note === '' ? null : <p className="wrap-anywhere">{version.note}</p>}
              <p className="text-sm text-ink-2">
                {version.published_by === null
                  ? 'Came with the product'
                  : `Written by ${version.written_by ?? 'a former operator'}, published by ${version.published_by}`}
              </p>
            </div>
            {version.kept_because === null ? (
              <Button size="sm" aria-label={`Withdraw version ${version.number}`} onClick={() => ask(version)}>
                Withdraw
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {selectedVersion === null ? null : (
        <ReasonDialog
          about={`withdraw ${page} ${selectedVersion.number}`}
          title={`Withdraw version ${selectedVersion.number}?`}
          lead="Readers no longer find it. The version before it is in force again."
          button="Withdraw version"
          isHarsh
          maxLength={TEXT_LIMITS.reason}
          submit={({ reason }) =>
            withdraw.mutateAsync({ params: { page }, body: { number: selectedVersion.number, reason } })
          }
          done="Version withdrawn"
          onClose={() => ask(null)}
        />
      )}
    </Panel>
  );
}
