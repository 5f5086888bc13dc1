import { Button, LinkButton } from '#design/public/button.tsx';
import { pathTo } from '#routes';
import type { ServiceOnPage } from './public/on-page.ts';
import { copyLink, share } from './share.ts';
import { isVideo } from '../video-rules.ts';

interface PublishedPanelProps {
  readonly service: Pick<ServiceOnPage, 'id' | 'content'> & { readonly slug: string };
}

/** Above a service that has just gone live, for its seller: how buyers get to know of it, and what sells it better. */
export function PublishedPanel({ service: { id, slug, content } }: PublishedPanelProps) {
  const url = `${location.origin}${pathTo('service', { slug })}`;
  const edit = (step: string): string => pathTo('edit-service', { id }, { step });
  const lacksPicture = content.pictures.every((picture) => isVideo(picture.url));
  const hasOnePackage = content.packages.length === 1;
  return (
    <section aria-labelledby="published" className="panel pad mt-4 mb-6 grid gap-4">
      <div>
        <h2 id="published" className="title">
          Your service is live
        </h2>
        <p className="mt-1 text-ink-2">Clients can find and order it now. Share it with people who know your work.</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" size="sm" onClick={() => void copyLink(url)}>
          Copy link
        </Button>
        {navigator.share === undefined ? null : (
          <Button size="sm" onClick={() => void share(content.title, url)}>
            Share
          </Button>
        )}
        {lacksPicture ? (
          <LinkButton size="sm" href={edit('media')}>
            Add a picture
          </LinkButton>
        ) : null}
        {hasOnePackage ? (
          <LinkButton size="sm" href={edit('packages')}>
            Add a second package
          </LinkButton>
        ) : null}
      </div>
    </section>
  );
}
