import { lazy, Suspense, useState } from 'react';
import { confirm } from '#design/app/confirm.ts';
import { Menu } from '#design/app/menu.tsx';
import { toast } from '#design/public/toast-store.ts';
import { reportPath } from '#kit/reported.ts';
import { useCommand } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { blockPerson, type ConversationPage } from '../contract.ts';
import type { MessagesScreen } from './place.ts';
import { KEPT_STALES, useKeeping } from './use-keeping.ts';

const SummaryDialog = lazy(async () => ({ default: (await import('./summary-dialog.tsx')).SummaryDialog }));
const JumpDialog = lazy(async () => ({ default: (await import('./jump-dialog.tsx')).JumpDialog }));
const GroupPeople = lazy(async () => ({ default: (await import('./group-people.tsx')).GroupPeople }));

interface ConversationMenuProps {
  readonly screen: MessagesScreen;
  readonly page: ConversationPage;
  /** The one that is shown; null for all of them. */
  readonly thread: string | null;
  /** Back to the list, where an open conversation would be read again. */
  readonly onLeave: () => void;
  /** Null where what it is about is beside it. */
  readonly onAbout: (() => void) | null;
}

/** What someone does with a conversation for themselves. */
export function ConversationMenu({ screen, page, thread, onLeave, onAbout }: ConversationMenuProps) {
  const [open, setOpen] = useState<'people' | 'summary' | 'jump' | null>(null);
  const close = (): void => setOpen(null);
  const { is_group: isGroup, model_host: host } = page;
  const { id, with: person, is_blocked: isBlocked } = page;
  const keeping = useKeeping(page, onLeave);
  const block = useCommand(blockPerson, { stales: KEPT_STALES });
  const onBlock = async (): Promise<void> => {
    const body = 'Neither of you can write to the other until you unblock them. Existing messages stay.';
    if (!isBlocked && !(await confirm({ title: `Block ${person.name}?`, body, okLabel: 'Block', danger: true })))
      return;
    block.mutate(
      { params: { id }, body: { blocked: !isBlocked } },
      {
        onSuccess: () => toast.success(isBlocked ? 'Unblocked' : 'Blocked', person.name),
        onError: (error) => toast.error('Not changed', error.message),
      },
    );
  };
  const acts: Readonly<Record<string, () => unknown>> = {
    ...keeping.acts,
    block: onBlock,
    about: onAbout ?? close,
    jump: () => setOpen('jump'),
    people: () => setOpen('people'),
    summary: () => setOpen('summary'),
  };
  return (
    <>
      <Menu
        label={`Actions for the conversation with ${person.name}`}
        items={[
          ...(onAbout === null ? [] : [{ key: 'about', label: 'About and files' }]),
          ...keeping.items,
          { key: 'jump', label: 'Jump to a date', apart: true },
          ...(host === null ? [] : [{ key: 'summary', label: thread === null ? 'Sum up' : 'Sum up thread' }]),
          {
            key: 'report',
            label: 'Report messages',
            apart: true,
            href: reportPath('message', id, pathTo('messages', {}, { conversation: id })),
          },
          isGroup
            ? { key: 'people', label: 'People in this group' }
            : { key: 'block', label: isBlocked ? 'Unblock' : 'Block', danger: !isBlocked },
        ]}
        onAction={(key) => void acts[key]?.()}
      />
      <Suspense fallback={null}>
        {open === 'jump' ? <JumpDialog screen={screen} conversationId={id} onClose={close} /> : null}
        {open === 'people' ? <GroupPeople page={page} onClose={close} onLeave={onLeave} /> : null}
        {open === 'summary' && host !== null ? (
          <SummaryDialog conversationId={id} thread={thread} host={host} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}
