import type { MenuEntry } from '#design/app/menu.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand } from '#kit/web/api.ts';
import { conversation, conversations, keepConversation, markConversation, type Conversation } from '../contract.ts';
import { countNewMessages } from '../count-contract.ts';

export const KEPT_STALES = [conversation, conversations, countNewMessages];

/** How someone keeps a conversation for themselves, in its own menu and in that of its row. */
export function useKeeping(
  { id, with: person, is_pinned: isPinned, is_archived: isArchived, is_muted: isMuted, ...settings }: Conversation,
  onLeave: () => void,
) {
  const keep = useCommand(keepConversation, { stales: KEPT_STALES });
  const mark = useCommand(markConversation, { stales: KEPT_STALES });
  const isUnread = settings.unread > 0 || settings.is_marked_unread;
  const onError = (error: Error): number => toast.error('Not changed', error.message);
  type Body = Parameters<typeof keep.mutate>[0]['body'];
  // Also once the menu that did it is gone: callbacks of a command end with what called it.
  const set = async (body: Body, title: string, undo?: Body): Promise<void> => {
    try {
      await keep.mutateAsync({ params: { id }, body });
    } catch (error) {
      onError(error as Error);
      return;
    }
    if (undo === undefined) toast.success(title, person.name);
    else
      toast.withAction(
        title,
        { label: 'Undo', onPress: () => keep.mutate({ params: { id }, body: undo }, { onError }) },
        person.name,
      );
  };
  const acts: Readonly<Record<string, () => void>> = {
    pin: () => void set({ pinned: !isPinned }, isPinned ? 'Unpinned' : 'Pinned'),
    archive: () =>
      void set(
        { archived: !isArchived },
        isArchived ? 'Back in your inbox' : 'Archived',
        isArchived ? undefined : { archived: false },
      ),
    mute: () => void set({ muted: !isMuted }, isMuted ? 'Notifications are on' : 'Muted'),
    unread: () => {
      // An open conversation would be read again.
      onLeave();
      void set({ unread: true }, 'Marked unread');
    },
    read: () => mark.mutate({ params: { id }, body: { read: settings.last?.seq ?? 1 } }, { onError }),
  };
  const items: readonly MenuEntry[] = [
    { key: 'pin', label: isPinned ? 'Unpin' : 'Pin' },
    { key: 'archive', label: isArchived ? 'Move to inbox' : 'Archive' },
    { key: 'mute', label: isMuted ? 'Unmute' : 'Mute' },
    isUnread ? { key: 'read', label: 'Mark read' } : { key: 'unread', label: 'Mark unread' },
  ];
  return { items, acts };
}
