import { TriangleAlert } from 'lucide-react';
import { Icon } from '#design/public/icon.tsx';
import { brandName } from '#kit/brand.ts';
import { warningWords } from '../warning-words.ts';
import type { Warning } from '../warnings.ts';

/** Under a message for both sides, and under the field while it is written. The words themselves stay as they are. */
export const Warnings = ({ of, isMine }: { of: readonly Warning[]; isMine: boolean }) =>
  of.length === 0 ? null : (
    <ul aria-label="Warnings" className="mt-1.5 grid gap-1.5">
      {of.map((warning) => {
        const { title, text } = warningWords(warning, isMine, brandName());
        return (
          <li key={warning} className="flex min-w-0 gap-2 rounded-md bg-warning-soft px-2.5 py-2 text-sm text-ink">
            <Icon of={TriangleAlert} size="inline" className="mt-0.5 text-warning" />
            <p className="min-w-0">
              <span className="font-medium">{title}.</span> {text}
            </p>
          </li>
        );
      })}
    </ul>
  );
