/** What the page of a service needs only once it is used, in a file of its own. */
export { sawService } from './recently-seen.ts';
export { share } from './share.ts';

/** With the parts of signed-in screens, once someone enlarges a picture. */
export const viewPictures = async (
  pictures: readonly { readonly src: string; readonly alt: string }[],
  first: string,
): Promise<void> => (await import('./picture-viewer.tsx')).viewPictures(pictures, first);
