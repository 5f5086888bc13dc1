import { confirm } from '#design/app/confirm.ts';
import { Unread } from '#design/app/unread.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import { useOwnTopic } from '#domains/accounts/web/accounts.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { pushDevices, testPushDevice, type PushDevice } from '../device-contract.ts';
import { usePush } from './use-push.ts';

/** The devices that get pushes, and this browser’s own switch. */
export function DeviceList() {
  const read = useRead(pushDevices, {});
  useOwnTopic(() => void read.refetch());
  return (
    <Panel
      title="Push notifications"
      lead="On your lock screen they name only the topic: no people, no amounts, no messages. They stop on a device when you sign out there."
      flush
    >
      <div className="border-t border-line">
        {read.data === undefined ? (
          <Unread what="Your devices" read={read}>
            <Loading label="Loading your devices" className="pad">
              <RowsSkeleton rows={2} />
            </Loading>
          </Unread>
        ) : (
          <Devices now={read.data} />
        )}
      </div>
    </Panel>
  );
}

/** As high while this browser is looked at as with its button. */
const HERE = 'grid min-h-[calc(var(--control-md)+2rem)] content-center gap-3 px-4 py-4 sm:px-5';

function Devices({ now: { public_key: publicKey, devices } }: { now: DataOf<typeof pushDevices> }) {
  const push = usePush(publicKey, devices);
  return (
    <>
      {push.state === 'looking' && devices.length === 0 ? (
        <p className={`${HERE} text-md text-ink-2`} role="status">
          Checking this browser…
        </p>
      ) : null}
      {push.state === 'looking' || push.state === 'on' ? null : (
        <div className={HERE}>
          <Here state={push.state} isTurning={push.isTurning} onTurnOn={() => void push.turnOn()} />
        </div>
      )}
      {push.problem === null ? null : (
        <div className="px-4 pb-4 sm:px-5">
          <Alert tone="danger" title="Push notifications are not on" live>
            {push.problem}
          </Alert>
        </div>
      )}
      {devices.length === 0 ? null : (
        <ul
          className="divide-y divide-line border-t border-line first:border-t-0"
          aria-label="Devices with push notifications"
        >
          {devices.map((device) => (
            <Device
              key={device.id}
              device={device}
              isHere={device.fingerprint === push.fingerprint}
              onRemove={() => push.turnOff(device)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

function Here({
  state,
  isTurning,
  onTurnOn,
}: {
  state: 'unsupported' | 'denied' | 'off';
  isTurning: boolean;
  onTurnOn: () => void;
}) {
  if (state === 'unsupported')
    return (
      <p className="text-md text-ink-2">
        This browser can’t receive push notifications. On an iPhone or iPad, add this site to your Home Screen and open
        it there.
      </p>
    );
  if (state === 'denied')
    return (
      <p className="text-md text-ink-2">
        Your browser blocks notifications from this site. Allow them in the site settings of your browser, then reload
        this page.
      </p>
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-md">Push notifications are off in this browser.</p>
      <Button pending={isTurning} onClick={onTurnOn}>
        Turn on in this browser
      </Button>
    </div>
  );
}

function Device({ device, isHere, onRemove }: { device: PushDevice; isHere: boolean; onRemove: () => Promise<void> }) {
  const test = useCommand(testPushDevice);
  const { id, label, created_at: createdAt, sent_at: sentAt } = device;
  const onTest = (): void =>
    test.mutate(
      { params: { id } },
      {
        onSuccess: () => toast.success('Test sent', 'It arrives within a few seconds.'),
        onError: (error) => toast.error('Test not sent', error.message),
      },
    );
  const onTurnOff = () =>
    confirm({
      title: `Turn off push notifications on ${label}?`,
      body: 'You can turn them on again from that device.',
      okLabel: 'Turn off',
      act: onRemove,
    });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium wrap-anywhere">
          {label}
          {isHere ? <span className="font-normal text-ink-2"> · this browser</span> : null}
        </p>
        <p className="text-sm text-ink-2">
          On since <When at={createdAt} style="date" />
          {sentAt === null ? ' · nothing sent yet' : null}
          {sentAt === null ? null : (
            <>
              {' · last sent '}
              <When at={sentAt} style="moment" />
            </>
          )}
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="sm" pending={test.isPending} onClick={onTest}>
          Send test<span className="sr-only"> to {label}</span>
        </Button>
        <Button size="sm" variant="ghost" onClick={() => void onTurnOff()}>
          Turn off<span className="sr-only"> on {label}</span>
        </Button>
      </div>
    </li>
  );
}
