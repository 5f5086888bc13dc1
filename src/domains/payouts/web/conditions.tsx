import { Check, Minus } from 'lucide-react';
import { Icon } from '#design/public/icon.tsx';
import { Panel } from '#design/public/panel.tsx';

export interface Condition {
  readonly words: string;
  readonly isMet: boolean;
}

/** What has to be true, and whether it is. */
export const Conditions = ({ title, conditions }: { title: string; conditions: readonly Condition[] }) => (
  <Panel title={title}>
    <ul className="grid gap-2 text-md">
      {conditions.map(({ words, isMet }) => (
        <li key={words} className="flex items-start gap-2">
          <span className={`mt-0.5 ${isMet ? 'text-success' : 'text-ink-3'}`}>
            <Icon of={isMet ? Check : Minus} size="inline" />
          </span>
          <span className={isMet ? '' : 'text-ink-2'}>
            {words}
            <span className="sr-only">{isMet ? ' Met.' : ' Not met.'}</span>
          </span>
        </li>
      ))}
    </ul>
  </Panel>
);
