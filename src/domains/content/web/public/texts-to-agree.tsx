import { Link } from '#design/public/link.tsx';
import { When } from '#design/public/when.tsx';
import type { TextToAgree } from '../../contract.ts';
import { PAGE_PATHS } from '../../page-paths.ts';
import { withSearch } from '#kit/with-search.ts';

/**
 * Below a registration form: the versions that its account is made by agreeing to, what each says in short, and what
 * changed.
 */
export const TextsToAgree = ({ texts }: { texts: readonly TextToAgree[] }) => (
  <ul aria-label="What you agree to" className="grid gap-3 border-t border-line pt-4 text-sm">
    {texts.map(({ page, title, number, effective_at: since, in_short: inShort, changes }) => (
      <li key={page}>
        <Link href={PAGE_PATHS[page]} className="link">
          {title}
        </Link>
        <span className="text-ink-2">
          {`, version ${number}, from `}
          <When at={since} />
        </span>
        {changes.map((change) => (
          <OneChange key={change.kind} path={PAGE_PATHS[page]} change={change} />
        ))}
        {inShort.length === 0 ? null : (
          <details className="mt-1">
            <summary className="link cursor-pointer py-1">{`${title} in short`}</summary>
            <ul className="mt-1 grid gap-1 border-l-2 border-primary pl-3 text-ink-2">
              {inShort.map((section) => (
                <li key={section.title}>
                  <strong>{section.title}:</strong> {section.summary}
                </li>
              ))}
            </ul>
          </details>
        )}
      </li>
    ))}
  </ul>
);

const OneChange = ({
  path,
  change: { kind, from, to, effective_at: at, note },
}: {
  path: string;
  change: TextToAgree['changes'][number];
}) => (
  <p className="mt-1 wrap-anywhere">
    {kind === 'recent' ? 'Changed recently' : `Version ${to} takes effect `}
    {kind === 'recent' ? null : <When at={at} />}
    {note === '' ? '. ' : `: ${note} `}
    <Link href={withSearch(path, { from: String(from), to: String(to) })} className="link">
      {kind === 'recent' ? `What changed since version ${from}` : `What changes in version ${to}`}
    </Link>
  </p>
);
