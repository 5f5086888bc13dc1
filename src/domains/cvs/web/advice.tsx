import { lazy, Suspense, useState } from 'react';
import { Button } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { TextSkeleton } from '#design/public/skeleton.tsx';
import type { AdviceListProps } from './advice-list.tsx';

const AdviceList = lazy(async () => ({ default: (await import('./advice-list.tsx')).AdviceList }));

/** Read when somebody asks for it, and then with every change. */
export function Advice(props: AdviceListProps) {
  const [isRead, setRead] = useState(false);
  return (
    <Panel title="What would make it stronger" lead="Rules of thumb, read from your texts. Nothing is sent anywhere.">
      {isRead ? (
        <Suspense fallback={<TextSkeleton lines={3} />}>
          <AdviceList {...props} />
        </Suspense>
      ) : (
        <Button onClick={() => setRead(true)}>Read this CV</Button>
      )}
    </Panel>
  );
}
