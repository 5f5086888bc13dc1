import { Button } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import { backgroundWork, replayDeadJobs } from '#kit/background-work.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { useCommand } from '#kit/web/api.ts';

type Dead = DataOf<typeof backgroundWork>['dead'];

/** Jobs that failed eight times are kept here and can be retried. */
export function FailedJobs({ dead: { total, items } }: { dead: Dead }) {
  const replay = useCommand(replayDeadJobs, { stales: [backgroundWork] });
  const tryAgain = (id: string | null) =>
    replay.mutate(
      { body: id === null ? {} : { job_id: id } },
      {
        onSuccess: () => toast.success(id === null ? 'Retrying all failed jobs' : 'Retrying the job'),
        onError: (failure) => toast.error('Could not retry', failure.message),
      },
    );
  if (total === 0)
    return (
      <Panel title="Failed jobs">
        <p className="text-ink-2">No failed jobs. A job that fails 8 times is kept here until you retry it.</p>
      </Panel>
    );
  return (
    <Panel
      title={`Failed jobs: ${total}`}
      flush
      actions={
        <Button size="sm" pending={replay.isPending} onClick={() => tryAgain(null)}>
          Retry all
        </Button>
      }
    >
      {total > items.length ? (
        <p className="px-4 pb-3 text-sm text-ink-2 sm:px-5">Showing the latest {items.length}.</p>
      ) : null}
      <ul className="divide-y divide-line border-t border-line">
        {items.map((job) => (
          <li key={job.id} className="flex flex-wrap items-start justify-between gap-3 px-4 py-3 sm:px-5">
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-medium wrap-anywhere">{job.reaction}</p>
              <p className="text-sm wrap-anywhere text-ink-2">{job.error === '' ? 'No error message.' : job.error}</p>
              <p className="text-sm text-ink-2">
                First run <When at={job.announced_at} style="moment" />, gave up{' '}
                <When at={job.died_at} style="moment" />
              </p>
            </div>
            <Button
              size="sm"
              pending={replay.isPending}
              aria-label={`Retry ${job.reaction}`}
              onClick={() => tryAgain(job.id)}
            >
              Retry
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
