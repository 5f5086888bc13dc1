import { lazy, Suspense, useState } from 'react';
import { Button } from '#design/public/button.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Name } from '#design/public/name.tsx';
import { Panel } from '#design/public/panel.tsx';
import { When } from '#design/public/when.tsx';
import type { Endpoint } from '#kit/endpoint.ts';
import { formatSize } from '#kit/format/size.ts';
import { attachedFiles } from '#kit/web/attached-files.ts';
import { downloadProjectFile } from '../contract.ts';
import type { ShownProject } from '../shapes.ts';

/** Comes with the first file that can be opened. */
const FileList = lazy(async () => ({
  default: (await import('#design/app/file-list.tsx')).FileList<ShownProject['files'][number]>,
}));

/** Loaded when it is opened. */
const Nda = lazy(async () => ({ default: (await import('./nda-dialog.tsx')).NdaDialog }));

interface ReaderFilesProps {
  project: Pick<ShownProject, 'slug' | 'title' | 'nda' | 'has_files' | 'files'>;
  isClient: boolean;
  /** When this reader agreed to the NDA. */
  acceptedAt: string | null;
  /** Reads that are stale once they did. */
  stales: readonly Endpoint[];
}

/**
 * The files of a project for someone who is signed in, after its NDA where it has one. Each press asks the server
 * again.
 */
export function ReaderFiles({
  project: { slug, title, nda, has_files: hasFiles, files },
  isClient,
  acceptedAt,
  stales,
}: ReaderFilesProps) {
  const { locale } = usePlace();
  const [isAsking, ask] = useState(false);
  if (!hasFiles) return null;
  const isClosed = nda && !isClient && acceptedAt === null;
  return (
    <Panel title="Files">
      <div className="grid gap-4">
        {isClosed ? (
          <div className="grid justify-items-start gap-3">
            <p>Agree to the NDA of this project to see and download its files.</p>
            <Button variant="primary" onClick={() => ask(true)}>
              Read the NDA
            </Button>
          </div>
        ) : null}
        {nda && acceptedAt !== null ? (
          <p className="text-sm text-ink-2">
            You agreed to the NDA <When at={acceptedAt} style="moment" />.
          </p>
        ) : null}
        {nda && isClient ? (
          <p className="text-sm text-ink-2">People can open them after they agree to your NDA.</p>
        ) : null}
        {isClosed ? (
          <ul className="grid gap-2">
            {files.map(({ id, name, bytes }) => (
              <li key={id} className="wrap-anywhere">
                <Name of={name} />
                <span className="tnum block text-sm text-ink-2">{formatSize(bytes, locale)}</span>
              </li>
            ))}
          </ul>
        ) : (
          <Suspense fallback={null}>
            <FileList
              files={files}
              isOwn={isClient}
              {...attachedFiles(downloadProjectFile, (fileId, query) => ({ params: { slug, file_id: fileId }, query }))}
            />
          </Suspense>
        )}
      </div>
      <Suspense fallback={null}>
        {isAsking ? <Nda slug={slug} title={title} stales={stales} onClose={() => ask(false)} /> : null}
      </Suspense>
    </Panel>
  );
}
