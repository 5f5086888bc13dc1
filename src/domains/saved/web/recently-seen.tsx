import { useState } from 'react';
import { Button } from '#design/public/button.tsx';
import { Link } from '#design/public/link.tsx';
import { Name } from '#design/public/name.tsx';
import { Panel } from '#design/public/panel.tsx';
import { forgetSeenServices, seenServices } from '#domains/services/web/services.tsx';
import { SaveButton } from '#design/public/save-button.tsx';
import { pathTo } from '#routes';

/** Nothing where nothing was looked at. */
export function RecentlySeen() {
  const [seen, setSeen] = useState(seenServices);
  if (seen.length === 0) return null;
  const clear = (): void => {
    forgetSeenServices();
    setSeen([]);
  };
  return (
    <Panel
      title="Recently viewed"
      lead="The last services you looked at. This list stays on this device and is cleared when you sign out."
      actions={
        <Button size="sm" onClick={clear}>
          Clear
        </Button>
      }
      flush
    >
      <ul className="divide-y divide-line border-t border-line">
        {seen.map(({ slug, title, seller }) => (
          <li key={slug} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 sm:px-5">
            <div className="min-w-0 flex-1 basis-56">
              <p className="wrap-anywhere">
                <Link href={pathTo('service', { slug })} className="font-medium hover:underline">
                  <Name of={title} />
                </Link>
              </p>
              <p className="text-sm text-ink-2">
                <Name of={seller} />
              </p>
            </div>
            <SaveButton as="small" kind="service" name={slug} title={title} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
