import { useId } from 'react';
import { LinkButton } from '#design/public/button.tsx';
import { Bone, Loading } from '#design/public/skeleton.tsx';
import { When } from '#design/public/when.tsx';

interface Waiting {
  /** One sentence for each kind of thing that waits; empty while nothing does. */
  readonly lines: readonly string[];
  /** Where those are that wait longest. */
  readonly href: string;
  /** Since when the first of them waits. */
  readonly oldestAt?: string | null | undefined;
  /** When the first of them is promised. */
  readonly dueAt?: string | null | undefined;
  /** How many the reader took. */
  readonly mine?: number | undefined;
}

interface QueuePanelProps<Queue> {
  readonly title: string;
  readonly action: string;
  readonly read: { readonly data: Queue | undefined; readonly error: unknown; readonly isPaused: boolean };
  readonly waitingIn: (queue: Queue) => Waiting;
}

const ROW = 'panel mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:px-5';

/** A queue on the home of staff, while something waits in it. What is below is placed once that is known. */
export function QueuePanel<Queue>({
  title,
  action,
  read: { data, error, isPaused },
  waitingIn,
}: QueuePanelProps<Queue>) {
  const id = useId();
  if (data === undefined)
    return error !== null || isPaused ? null : (
      <Loading label={`Loading: ${title}`} className={ROW}>
        <span className="grid gap-2.5">
          <Bone className="h-4 w-32" />
          <Bone className="h-4 w-44" />
        </span>
        <Bone className="h-9 w-24" />
      </Loading>
    );
  const { lines, href, oldestAt = null, dueAt = null, mine = 0 } = waitingIn(data);
  if (lines.length === 0) return null;
  return (
    <section className={ROW} aria-labelledby={id}>
      <div className="min-w-0">
        <h2 id={id} className="title">
          {title}
        </h2>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {oldestAt === null && dueAt === null && mine === 0 ? null : (
          <p className="text-sm text-ink-2">
            {oldestAt === null ? null : (
              <>
                {'Oldest: '}
                <When at={oldestAt} style="moment" />
                {'. '}
              </>
            )}
            {dueAt === null ? null : (
              <>
                {'First due: '}
                <When at={dueAt} style="moment" />
                {'. '}
              </>
            )}
            {mine === 0 ? null : `${mine} assigned to you.`}
          </p>
        )}
      </div>
      <LinkButton href={href} size="sm">
        {action}
      </LinkButton>
    </section>
  );
}
