import type { ReactNode } from 'react';
import { Button } from '../public/button.tsx';

interface ChosenBarProps {
  /** What is chosen: "Chosen projects". */
  readonly label: string;
  readonly count: number;
  readonly onClear: () => void;
  /** Buttons for what can be done with all of them. */
  readonly children: ReactNode;
}

/** Above a list, while some of its rows are chosen. */
export const ChosenBar = ({ label, count, onClear, children }: ChosenBarProps) => (
  <div className="panel flex flex-wrap items-center gap-2 px-3 py-2" role="group" aria-label={label}>
    <p className="tnum me-2 text-sm font-medium" role="status">
      {count} chosen
    </p>
    {children}
    <Button size="sm" variant="ghost" className="ms-auto" onClick={onClear}>
      Clear
    </Button>
  </div>
);
