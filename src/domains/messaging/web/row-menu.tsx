import type { Point } from '#design/app/context-menu.tsx';
import type { Conversation } from '../contract.ts';
import { ActSheet } from './act-sheet.tsx';
import { useKeeping } from './use-keeping.ts';

interface RowMenuProps {
  readonly conversation: Conversation;
  /** Where the pointer was; null for a finger. */
  readonly at: Point | null;
  /** Back to the list, where it is the open one. */
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** Of a row of the list: how its conversation is kept. */
export function RowMenu({ conversation, at, onLeave, onClose }: RowMenuProps) {
  const { items, acts } = useKeeping(conversation, onLeave);
  const { name } = conversation.with;
  return (
    <ActSheet
      title={name}
      label={`Actions for the conversation with ${name}`}
      at={at}
      items={items}
      onAct={(key) => {
        onClose();
        acts[key]?.();
      }}
      onClose={onClose}
    />
  );
}
