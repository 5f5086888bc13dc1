import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { Logo } from '#design/public/logo.tsx';

/** What stands while the browser finds out who is there: the frame, no guesses about its content. */
export function WaitingShell() {
  return (
    <div className="page py-4">
      <div className="flex h-12 items-center">
        <Logo />
      </div>
      <main id="main" className="pt-8">
        <Loading label="Opening Docket">
          <RowsSkeleton rows={5} />
        </Loading>
        <noscript>
          <p className="mt-6">This part of Docket needs JavaScript. The public pages work without it.</p>
        </noscript>
      </main>
    </div>
  );
}
