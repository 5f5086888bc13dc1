import { Button } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import { backgroundWork, replayDeadJobs } from '#kit/background-work.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { useCommand } from '#kit/web/api.ts';

type Dead = DataOf<typeof backgroundWork>['dead'];

/** What eight tries did not get done is kept here, and can be tried again. */
export function FailedJobs({ dead: { total, items } }: { dead: Dead }) {
  const replay = useCommand(replayDeadJobs, { stales: [backgroundWork] });
  const tryAgain = (id: string | null) =>
    replay.mutate(
      { body: id === null ? {} : { job_id: id } },
      {
        onSuccess: () => toast.success(id === null ? 'They will be tried again' : 'It will be tried again'),
        onError: (failure) => toast.error('Nothing was started', failure.message),
      },
    );
  if (total === 0)
    return (
      <Panel title="Failed jobs">
        <p className="text-ink-2">None. A job that fails eight times is kept here until you try it again.</p>
      </Panel>
    );
  return (
    <Panel
      title={`Failed jobs: ${total}`}
      flush
      actions={
        <Button size="sm" pending={replay.isPending} onClick={() => tryAgain(null)}>
          Try all again
        </Button>
      }
    >
      {total > items.length ? <p className="px-4 pb-3 text-sm text-ink-2 sm:px-5">The newest {items.length} are listed.</p> : null}
      <ul className="divide-y divide-line border-t border-line">
        {items.map((job) => (
          <li key={job.id} className="flex flex-wrap items-start justify-between gap-3 px-4 py-3 sm:px-5">
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-medium wrap-anywhere">{job.reaction}</p>
              <p className="text-sm wrap-anywhere text-ink-2">{job.error === '' ? 'It reported no reason.' : job.error}</p>
              <p className="text-sm text-ink-2">
                Started <When at={job.announced_at} style="moment" />, given up <When at={job.died_at} style="moment" />
              </p>
            </div>
            <Button size="sm" pending={replay.isPending} aria-label={`Try ${job.reaction} again`} onClick={() => tryAgain(job.id)}>
              Try again
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
