import type { Side } from '#kit/sides.ts';

const WORDS: Readonly<Record<Side, string>> = { client: 'Buying', freelancer: 'Selling' };

interface SideSwitchProps {
  side: Side;
  /** Left out before the session is read: then a press would be lost. */
  onChoose?: (side: Side) => void;
}

/** For people who do both: whose places the navigation shows. */
export const SideSwitch = ({ side, onChoose }: SideSwitchProps) => (
  <div role="group" aria-label="Side" className="side-switch mb-2">
    {(['client', 'freelancer'] as const).map((one) => (
      <button key={one} type="button" aria-pressed={one === side} disabled={onChoose === undefined} onClick={() => onChoose?.(one)}>
        {WORDS[one]}
      </button>
    ))}
  </div>
);
