import { lazy } from 'react';
import type { FileLinksProps } from './file-list.tsx';

/** Comes with the first file: the page waits for it. */
const FileList = lazy(async () => ({ default: (await import('./file-list.tsx')).FileList }));

export const FileLinks = (props: FileLinksProps) => (props.files.length === 0 ? null : <FileList {...props} />);
