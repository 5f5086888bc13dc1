import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { Logo } from '#design/public/logo.tsx';
import { brandName } from '#kit/brand.ts';

/** Shown while the browser reads the session: the frame without content. */
export function WaitingShell() {
  return (
    <div className="page py-4">
      <div className="flex h-12 items-center">
        <Logo />
      </div>
      <main id="main" className="pt-8">
        <Loading label={`Opening ${brandName()}`}>
          <RowsSkeleton rows={5} />
        </Loading>
        <noscript>
          <p className="mt-6">This part of {brandName()} needs JavaScript. The public pages work without it.</p>
        </noscript>
      </main>
    </div>
  );
}
