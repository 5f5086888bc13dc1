import { FileViewer } from '#design/app/file-viewer.tsx';
import { loadOverPage } from '#kit/web/over-page.ts';
import { unreachable } from '#kit/web/unreachable.ts';

/** The bytes of a public picture; the viewer shows private files, which have no address. */
async function bytesOf(src: string, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(src, { signal }).catch(unreachable);
  if (!answer.ok) throw new Error('This picture can’t be loaded. Try again.');
  return answer.blob();
}

/** Pictures of a service as large as the screen, with zoom and arrow keys, over the page. */
export async function viewPictures(
  pictures: readonly { readonly src: string; readonly alt: string }[],
  first: string,
): Promise<void> {
  const open = await loadOverPage();
  const files = pictures.map(({ src, alt }) => ({ id: src, name: alt, kind: 'image' as const }));
  open((close) => <FileViewer files={files} first={first} read={bytesOf} onClose={close} />);
}
