import { Alert } from '#design/public/alert.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { backgroundWork } from '#kit/background-work.ts';
import { useRead } from '#kit/web/api.ts';
import { plural } from '#kit/format/unit.ts';
import { pathTo } from '#routes';

const LOOK_AGAIN_MS = 30_000;

/** Renders nothing while all queues are on time and no job has failed for good. */
export function LateWork() {
  const { data } = useRead(backgroundWork, {}, { refetchIntervalMs: LOOK_AGAIN_MS });
  const late = data?.queues.filter((queue) => queue.is_late) ?? [];
  const failed = data?.dead.total ?? 0;
  if (late.length === 0 && failed === 0) return null;
  const words = [
    ...(late.length === 0 ? [] : [`Running late: ${late.map(({ title }) => title).join(', ')}.`]),
    ...(failed === 0
      ? []
      : [plural(failed, { one: '1 job failed permanently.', other: `${failed} jobs failed permanently.` })]),
  ];
  return (
    <Alert
      tone="warning"
      title="Background work needs attention"
      className="mb-4"
      action={
        <LinkButton href={pathTo('admin-background-work')} size="sm">
          Open background work
        </LinkButton>
      }
    >
      {words.join(' ')}
    </Alert>
  );
}
