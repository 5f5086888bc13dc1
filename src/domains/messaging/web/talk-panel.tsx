import { MessageSquare } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';

/** Loaded when it is opened: the page of an order or a contract has no script to spare for it. */
const WorkThread = lazy(async () => ({ default: (await import('./work-thread.tsx')).WorkThread }));

interface TalkProps {
  /** As an address names it, such as `order:DK-7K3M-92QX`. */
  readonly about: string;
  /** "this order". */
  readonly of: string;
}

/** What two people wrote about their order or contract, on its page. */
export function TalkPanel({ about, of }: TalkProps) {
  const [isOpen, open] = useState(false);
  return (
    <Panel title="Messages" flush={isOpen}>
      {isOpen ? (
        <Suspense fallback={<Opening />}>
          <WorkThread about={about} />
        </Suspense>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-md text-ink-2">What you two wrote about {of}.</p>
          <Button icon={MessageSquare} onClick={() => open(true)}>
            Show messages
          </Button>
        </div>
      )}
    </Panel>
  );
}

/** The same inside a panel that has a title of its own. */
export function TalkToggle({ about, of }: TalkProps) {
  const [isOpen, open] = useState(false);
  return isOpen ? (
    <section aria-label={`Messages about ${of}`} className="rounded-lg border border-line">
      <Suspense fallback={<Opening />}>
        <WorkThread about={about} />
      </Suspense>
    </section>
  ) : (
    <div>
      <Button size="sm" icon={MessageSquare} onClick={() => open(true)}>
        Show messages
      </Button>
    </div>
  );
}

const Opening = () => (
  <Loading label="Loading the messages" className="p-4">
    <RowsSkeleton rows={3} />
  </Loading>
);
