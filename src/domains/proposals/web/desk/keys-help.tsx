import { Dialog } from '#design/app/dialog.tsx';

const KEYS: readonly (readonly [string, string])[] = [
  ['j, k', 'Next and previous proposal'],
  ['Enter', 'Open the proposal'],
  ['Esc', 'Close it'],
  ['s', 'Shortlist'],
  ['i', 'Mark as interviewing'],
  ['d', 'Decline'],
  ['x', 'Choose it, to compare or write to several'],
  ['?', 'Show these keys'],
];

/** They work while the focus is in the list, which has it from the start, or in the opened proposal. */
export const KeysHelp = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <Dialog isOpen={isOpen} onOpenChange={onClose} title="Keys for proposals">
    <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2">
      {KEYS.map(([key, words]) => (
        <div key={key} className="contents">
          <dt>
            <kbd className="rounded-xs border border-line bg-sunken px-1.5 font-mono text-sm">{key}</kbd>
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
);
