import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { When } from '#design/public/when.tsx';
import { Failure } from '#kit/errors.ts';
import { formatSize } from '#kit/format/size.ts';
import { call, download } from '#kit/web/api-client.ts';
import { askForExport, downloadExport, type ExportState } from '../../contract.ts';
import { useExports } from './use-exports.ts';

/** All personal data as one archive: requested with one click, made by a job, available for a week. */
export function ExportPanel() {
  const { items, trouble, reload } = useExports();
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  // Available until there is an answer, so that asking again after a broken connection is the same request (ID-1).
  const key = useRef<string | null>(null);
  const ask = (): void => {
    setAsking(true);
    setRefusal(null);
    key.current ??= crypto.randomUUID();
    call(askForExport, { body: {} }, { key: key.current })
      .then(
        () => (key.current = null),
        (error: Error) => {
          if (error instanceof Failure) key.current = null;
          setRefusal(error.message);
        },
      )
      .finally(() => {
        setAsking(false);
        reload();
      });
  };
  const isUnderWay = items?.some(({ state }) => state === 'waiting' || state === 'running') === true;
  return (
    <Panel title="Export your data" lead="All your data as a ZIP archive with readable JSON and your files.">
      {refusal === null ? null : <Alert tone="danger" live title={refusal} className="mb-4" />}
      {items === null && trouble === null ? (
        <Loading label="Loading your exports">
          <TextSkeleton lines={2} />
        </Loading>
      ) : items === null ? (
        <Alert
          tone="danger"
          title={trouble}
          action={
            <Button size="sm" onClick={reload}>
              Try again
            </Button>
          }
        />
      ) : (
        <>
          {items.length === 0 ? null : (
            <ul className="mb-4 divide-y divide-line border-y border-line">
              {items.map((copy) => (
                <li key={copy.id} className="py-3">
                  <Copy copy={copy} />
                </li>
              ))}
            </ul>
          )}
          <Button pending={isAsking} disabled={isUnderWay} onClick={ask}>
            {isUnderWay ? 'We’re preparing your export' : 'Export my data'}
          </Button>
        </>
      )}
    </Panel>
  );
}

function Copy({ copy }: { copy: ExportState }) {
  const [isLoading, setLoading] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const get = (): void => {
    setLoading(true);
    setTrouble(null);
    download(downloadExport, { params: { export_id: copy.id } }, `docket-data-${copy.asked_at.slice(0, 10)}.zip`)
      .catch((error: Error) => setTrouble(error.message))
      .finally(() => setLoading(false));
  };
  if (copy.state === 'failed')
    return (
      <p>
        Your export <When at={copy.asked_at} style="moment" /> failed. Request another one. If it fails too, contact us.
      </p>
    );
  if (copy.state !== 'ready')
    return (
      <div role="status">
        <p>
          Preparing your export{copy.parts === 0 ? '' : `: ${copy.parts_done} of ${copy.parts} parts`}. You can leave
          this page. We’ll notify you when it’s ready.
        </p>
        <progress
          className="mt-2 h-2 w-full accent-primary"
          aria-label="Parts of your export"
          max={Math.max(copy.parts, 1)}
          value={copy.parts_done}
        />
      </div>
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="min-w-0">
        Export of <When at={copy.asked_at} style="moment" />, {formatSize(copy.bytes ?? 0)}
        {copy.expires_at === null ? null : (
          <span className="block text-sm text-ink-2">
            Available until <When at={copy.expires_at} />.
          </span>
        )}
        {trouble === null ? null : (
          <span role="alert" className="block text-sm text-danger">
            {trouble}
          </span>
        )}
      </p>
      <Button size="sm" icon={Download} pending={isLoading} onClick={get}>
        Download
      </Button>
    </div>
  );
}
