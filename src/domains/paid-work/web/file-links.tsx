import { lazy } from 'react';
import type { FileListProps } from '#design/app/file-list.tsx';
import type { WorkFile } from '../shapes.ts';

/** Comes with the first file: the page waits for it. */
const FileList = lazy(async () => ({ default: (await import('#design/app/file-list.tsx')).FileList<WorkFile> }));

export const FileLinks = (props: FileListProps<WorkFile>) =>
  props.files.length === 0 ? null : <FileList {...props} />;
