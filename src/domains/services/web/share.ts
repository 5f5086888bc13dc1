import { toast } from '#design/public/toast-store.ts';

/** By the system's own dialog where there is one, else the address is copied. */
export async function share(title: string, url: string): Promise<void> {
  if (navigator.share !== undefined) {
    const failure = await navigator.share({ title, url }).then(
      () => null,
      (error: Error) => error.name,
    );
    // Closing the dialog is no fault.
    if (failure === null || failure === 'AbortError') return;
  }
  await copyLink(url);
}

export async function copyLink(url: string): Promise<void> {
  await navigator.clipboard.writeText(url).then(
    () => toast.success('Link copied', url),
    () => toast.error('The link was not copied', url),
  );
}
