import { When } from '#design/public/when.tsx';
import { FileLinks } from '#domains/paid-work/web/paid-work.tsx';
import { attachedFiles } from '#kit/web/attached-files.ts';
import { downloadMilestoneFile } from '../milestone-contract.ts';
import type { OpenMilestone } from '../shapes.ts';

export const filesOfMilestone = (number: string) =>
  attachedFiles(downloadMilestoneFile, (fileId, query) => ({
    params: { milestone_number: number, file_id: fileId },
    query,
  }));

/** The newest submission, open: the note and the link, then its pictures and files. */
export function Submission({
  number,
  submission: { delivery },
}: {
  number: string;
  submission: NonNullable<OpenMilestone['submission']>;
}) {
  const { version, delivered_at: at, note, link, files } = delivery;
  return (
    <section
      aria-label={`Submission, version ${version}`}
      className="grid gap-3 rounded-md border border-line bg-sunken p-3 sm:p-4"
    >
      <p className="text-sm text-ink-2">
        Submitted <When at={at} style="moment" />
        {version > 1 ? `, version ${version}` : ''}
      </p>
      <p dir="auto" className="text-md wrap-anywhere whitespace-pre-wrap">
        {note}
      </p>
      {link === null ? null : (
        <p className="text-md">
          <a href={link} target="_blank" rel="noopener noreferrer nofollow ugc" className="link wrap-anywhere">
            {link}
          </a>
        </p>
      )}
      <FileLinks files={files} {...filesOfMilestone(number)} />
    </section>
  );
}
