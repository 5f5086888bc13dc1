import { useRef, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router';
import { Button, LinkButton } from '#design/public/button.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { Failure } from '#kit/errors.ts';
import { call } from '#kit/web/api-client.ts';
import { pathTo } from '#routes';
import { pauseService } from '../contract.ts';
import { PublishedPanel } from './public-published-panel.tsx';
import { share } from './share.ts';

interface OwnerBarProps {
  service: { readonly id: string; readonly slug: string; readonly content: { readonly title: string } };
}

export interface OwnService {
  readonly Bar: ComponentType<OwnerBarProps>;
  readonly Published: typeof PublishedPanel;
}

/**
 * In files named public-*, whose styles public pages have. The owner's parts of the page if the reader, as this browser
 * remembers them, sells this.
 */
export async function ownServiceOf(username: string): Promise<OwnService | null> {
  if (useSession.getState().phase === 'not-initialised') await useSession.persist.rehydrate();
  return useSession.getState().username === username ? { Bar: OwnerBar, Published: PublishedPanel } : null;
}

/** Instead of Order, on one's own service. */
function OwnerBar({ service: { id, slug, content } }: OwnerBarProps) {
  const navigate = useNavigate();
  const [isPausing, setPausing] = useState(false);
  const key = useRef(crypto.randomUUID());
  const pause = async (): Promise<void> => {
    setPausing(true);
    try {
      await call(pauseService, { params: { id } }, { key: key.current });
      toast.success('Paused', content.title);
      await navigate(pathTo('my-services'));
    } catch (error) {
      setPausing(false);
      // A refusal ends the attempt; without an answer the same one is repeated.
      if (error instanceof Failure) key.current = crypto.randomUUID();
      toast.error('The service was not paused', (error as Error).message);
    }
  };
  return (
    <div role="group" aria-label="Your service" className="flex w-full flex-wrap items-center gap-2">
      <LinkButton href={pathTo('edit-service', { id })} variant="primary" className="grow">
        Edit service
      </LinkButton>
      <Button pending={isPausing} onClick={() => void pause()}>
        Pause
      </Button>
      <Button onClick={() => void share(content.title, `${location.origin}${pathTo('service', { slug })}`)}>
        Share
      </Button>
    </div>
  );
}
