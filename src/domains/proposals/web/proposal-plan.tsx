import { Money } from '#design/public/money.tsx';
import { When } from '#design/public/when.tsx';
import { FileLinks } from '#domains/paid-work/web/paid-work.tsx';
import { counted } from '#kit/format/unit.ts';
import { attachedFiles } from '#kit/web/attached-files.ts';
import { downloadProposalFile, type ShownProposal } from '../contract.ts';

type Part = ShownProposal['milestones'][number];

export const Parts = ({ of }: { of: readonly Part[] }) => (
  <ol className="grid max-w-prose gap-2">
    {of.map(({ title, criteria, price, days }, index) => (
      <li key={index} className="border-s-2 border-line ps-3">
        <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
          <span className="wrap-anywhere">{title}</span>
          <span className="tnum">
            <Money value={price} />, {counted(days, { one: 'day', other: 'days' })}
          </span>
        </p>
        <p className="text-ink-2 wrap-anywhere">{criteria}</p>
      </li>
    ))}
  </ol>
);

/** The parts of a proposal, its files, and what it was before: the same for both of its people. */
export function ProposalPlan({
  of: { id, milestones, files, versions },
}: {
  of: Pick<ShownProposal, 'id' | 'milestones' | 'files' | 'versions'>;
}) {
  const earlier = versions.slice(1);
  return (
    <>
      {milestones.length === 0 ? null : (
        <div className="grid gap-2">
          <p className="font-semibold">Milestones</p>
          <Parts of={milestones} />
        </div>
      )}
      <FileLinks
        files={files}
        {...attachedFiles(downloadProposalFile, (fileId, query) => ({ params: { id, file_id: fileId }, query }))}
      />
      {earlier.length === 0 ? null : (
        <details className="max-w-prose">
          <summary className="min-h-11 cursor-pointer content-center text-sm font-medium text-primary">
            {counted(earlier.length, { one: 'earlier version', other: 'earlier versions' })}
          </summary>
          <ul className="grid gap-4 pt-2">
            {earlier.map((version) => (
              <li key={version.number} className="grid gap-2 border-t border-line pt-3">
                <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-2">
                  <When at={version.sent_at} />
                  <span className="tnum">
                    <Money value={version.price} />, {counted(version.days, { one: 'day', other: 'days' })}
                  </span>
                </p>
                <p className="whitespace-pre-line wrap-anywhere">{version.cover}</p>
                {version.milestones.length === 0 ? null : <Parts of={version.milestones} />}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
