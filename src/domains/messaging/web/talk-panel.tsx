import { MessageSquare } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#design/public/button.tsx';
import { Link } from '#design/public/link.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { conversationWith } from '../contract.ts';
import { TALK_ID } from '../talk-id.ts';
import { UnreadAbout } from './unread-about.tsx';

const WorkThread = lazy(async () => ({ default: (await import('./work-thread.tsx')).WorkThread }));

/** One height, whatever is in it and while it loads. */
const HEIGHT = 'h-[22rem] sm:h-[26rem]';
/** What the tabs, its title and the bar at the foot leave of the window. */
const TAB_HEIGHT = 'h-[max(13rem,calc(100dvh-9rem-var(--tab-bar,0px)-env(safe-area-inset-bottom)))]';
const TAB_FOOT = 'scroll-mb-[calc(var(--tab-bar,0px)+env(safe-area-inset-bottom)+0.5rem)]';

interface TalkProps {
  /** As an address names it, such as `order:DK-7K3M-92QX`. */
  readonly about: string;
  /** What came before it, and was talked about under its own name, such as `project:logo-for-a-bakery`. */
  readonly before?: string | undefined;
}

interface TalkPanelProps extends TalkProps {
  /** On a page that has no script to spare for it. */
  readonly isFolded?: boolean;
  /** It is all of a tab: as high as the window below the tabs. */
  readonly isTab?: boolean;
}

/** What two people write about their order or contract, on its page, with how much of it is unread. */
export function TalkPanel({ about, before, isFolded = false, isTab = false }: TalkPanelProps) {
  const [isOpen, open] = useState(!isFolded);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // With the tabs above it and the field in view.
    if (isTab) panel.current?.scrollIntoView({ block: 'end' });
  }, [isTab]);
  const show = (): void => {
    flushSync(() => open(true));
    panel.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    // Above a bar at the foot of what it is in, too.
    <div ref={panel} id={TALK_ID} className={`min-w-0 scroll-mt-20 ${isTab ? TAB_FOOT : 'scroll-mb-20'}`}>
      <Panel
        title={
          <span className="flex items-center gap-2">
            Messages <UnreadAbout about={about} />
          </span>
        }
        actions={
          isOpen ? (
            <OpenInMessages about={about} />
          ) : (
            <Button size="sm" icon={MessageSquare} onClick={show}>
              Show messages
            </Button>
          )
        }
        flush
      >
        {isOpen ? <Frame about={about} before={before} isTab={isTab} /> : null}
      </Panel>
    </div>
  );
}

function OpenInMessages({ about }: Pick<TalkProps, 'about'>) {
  const { data } = useRead(conversationWith, { query: { with: about } });
  const { conversation_id: conversation = null, thread_id: thread = null } = data ?? {};
  return (
    <Link
      href={pathTo(
        'messages',
        {},
        conversation === null ? { with: about } : { conversation, ...(thread === null ? {} : { thread }) },
      )}
      className="link text-sm"
    >
      Open in messages
    </Link>
  );
}

const Frame = ({ about, before, isTab }: TalkProps & { readonly isTab: boolean }) => (
  <div className={`hides-bar-while-writing flex flex-col [&_textarea]:max-h-32 ${isTab ? TAB_HEIGHT : HEIGHT}`}>
    <Suspense fallback={<Opening />}>
      <WorkThread about={about} before={before} />
    </Suspense>
  </div>
);

const Opening = () => (
  <Loading label="Loading the messages" className="p-4">
    <RowsSkeleton rows={3} />
  </Loading>
);
