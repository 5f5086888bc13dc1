import { Alert } from '#design/public/alert.tsx';
import { Link } from '#design/public/link.tsx';
import { When } from '#design/public/when.tsx';
import type { PublishedVersion } from '../../contract.ts';
import { withSearch } from '#kit/with-search.ts';

interface VersionsProps {
  readonly path: string;
  /** Newest first. */
  readonly versions: readonly PublishedVersion[];
  /** The version shown, and the one in force. */
  readonly number: number;
  readonly inForce: number;
  readonly next: PublishedVersion | null;
}

const before = (versions: readonly PublishedVersion[], number: number): number | null =>
  versions.find((version) => version.number < number)?.number ?? null;

/** Says so where the text shown is not the one in force, and when another one takes effect. */
export function VersionNotice({ path, number, inForce, next }: VersionsProps) {
  return (
    <>
      {number === inForce ? null : (
        <div className="mb-6">
          <Alert
            tone="warning"
            title={`You are reading version ${number}`}
            action={<Link href={path}>Read the current version</Link>}
          >
            {`Version ${inForce} is in force.`}
          </Alert>
        </div>
      )}
      {next === null || number === next.number ? null : (
        <div className="mb-6">
          <Alert
            tone="info"
            title="A new version is coming"
            action={
              <Link href={withSearch(path, { from: String(inForce), to: String(next.number) })}>See what changes</Link>
            }
          >
            {'It takes effect on '}
            <When at={next.effective_at} />.
          </Alert>
        </div>
      )}
    </>
  );
}

/** Every version there was, each with what changed in it. */
export function VersionList({ path, versions, number, inForce }: VersionsProps) {
  return (
    <section aria-labelledby="versions" className="mt-14 border-t border-line pt-6">
      <h2 id="versions" className="title mb-3">
        Versions of this text
      </h2>
      <ul className="grid gap-3">
        {versions.map((version) => {
          const earlier = before(versions, version.number);
          return (
            <li key={version.number} className="max-w-prose">
              <p>
                {version.number === number ? (
                  <strong>{`Version ${version.number}`}</strong>
                ) : (
                  <Link
                    href={withSearch(path, { version: String(version.number) })}
                  >{`Version ${version.number}`}</Link>
                )}
                {', from '}
                <When at={version.effective_at} />
                {version.number === inForce ? ', in force' : ''}
              </p>
              {version.note === '' ? null : <p className="text-ink-2 wrap-anywhere">{version.note}</p>}
              {earlier === null ? null : (
                <Link
                  href={withSearch(path, { from: String(earlier), to: String(version.number) })}
                  className="text-sm"
                >{`What changed since version ${earlier}`}</Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
