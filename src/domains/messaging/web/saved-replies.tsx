import { MessageSquareText } from 'lucide-react';
import { Menu } from '#design/app/menu.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { addReply, REPLY_LIMITS, savedReplies } from '../replies-contract.ts';

const SHOWN = 48;
const startOf = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length <= SHOWN ? line : `${line.slice(0, SHOWN).trimEnd()}…`;
};

interface SavedRepliesProps {
  /** What is in the field, which can be saved. */
  readonly text: string;
  readonly onPick: (text: string) => void;
}

/** A menu beside the field: puts a saved reply into it. */
export function SavedReplies({ text, onPick }: SavedRepliesProps) {
  const read = useRead(savedReplies, {});
  const add = useCommand(addReply, { stales: [savedReplies] });
  const items = read.data?.items ?? [];
  const draft = text.trim();
  const canSave = draft !== '' && draft.length <= REPLY_LIMITS.text;
  const choose = (key: string): void => {
    const picked = items.find(({ id }) => id === key);
    if (picked !== undefined) onPick(picked.text);
    if (key === 'save')
      add.mutate(
        { body: { id: crypto.randomUUID(), text: draft } },
        {
          onSuccess: () => toast.success('Reply saved', startOf(draft)),
          onError: (error) => toast.error('Not saved', error.message),
        },
      );
  };
  return (
    <Menu
      icon={MessageSquareText}
      label="Saved replies"
      items={[
        ...items.map((reply) => ({ key: reply.id, label: startOf(reply.text) })),
        { key: 'save', label: 'Save this message as a reply', disabled: !canSave, apart: items.length > 0 },
        { key: 'manage', label: 'Manage saved replies', href: `${pathTo('settings-privacy')}#saved-replies` },
      ]}
      onAction={choose}
    />
  );
}
