import { SIDES, type Side } from '#kit/sides.ts';

const WORDS: Readonly<Record<Side, string>> = { client: 'Buying', freelancer: 'Selling' };

interface SideSwitchProps {
  side: Side;
  /** Left out before the session is read: then a press would be lost. */
  onChoose?: (side: Side) => void;
}

/** For people who do both: whose places the navigation shows. */
export const SideSwitch = ({ side, onChoose }: SideSwitchProps) => (
  <div role="group" aria-label="Buying or selling" className="side-switch mb-2">
    {SIDES.map((each) => (
      <button
        key={each}
        type="button"
        aria-pressed={each === side}
        disabled={onChoose === undefined}
        onClick={() => onChoose?.(each)}
      >
        {WORDS[each]}
      </button>
    ))}
  </div>
);
