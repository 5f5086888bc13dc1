import { Alert } from '#design/public/alert.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { formatRate } from '#kit/format/number.ts';
import { instanceLocale } from '#kit/locale.ts';
import { storageSpace } from '#kit/storage-space.ts';
import { useRead } from '#kit/web/api.ts';

type Storage = DataOf<typeof storageSpace>;

const LOOK_EVERY_MS = 30_000;
const WRITES: Readonly<Record<Exclude<Storage['writes'], 'ok'>, string>> = {
  out_of_space: 'The database is out of disk space and can’t save anything. Free up space; it recovers automatically.',
  read_only: 'The database is read-only and can’t save anything.',
};

/** Renders nothing while there is room; otherwise shows all staff what is almost full. */
export function StorageSignal() {
  const { data } = useRead(storageSpace, {}, { refetchIntervalMs: LOOK_EVERY_MS });
  if (data === undefined) return null;
  const short = data.places.filter(({ level }) => level !== 'ok');
  return (
    <>
      {data.writes === 'ok' ? null : <Alert tone="danger" title={WRITES[data.writes]} className="mb-4" />}
      {short.map(({ place, level, free_percent: free }) => (
        <Alert
          key={place}
          tone={level === 'full' ? 'danger' : 'warning'}
          title={
            level === 'full'
              ? `Disk almost full: ${formatRate(free * 100, instanceLocale())} free`
              : `Disk space is low: ${formatRate(free * 100, instanceLocale())} free`
          }
          className="mb-4 wrap-anywhere"
        >
          {level === 'full'
            ? 'Uploads and exports are refused until there is enough free space. Volume: '
            : 'Free up space soon. Volume: '}
          {place}
        </Alert>
      ))}
    </>
  );
}
