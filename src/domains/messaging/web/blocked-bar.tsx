import { Button } from '#design/public/button.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand } from '#kit/web/api.ts';
import { blockPerson, type ConversationPage } from '../contract.ts';
import { KEPT_STALES } from './use-keeping.ts';

/** In the place of the field, once the reader blocked the other person. */
export function BlockedBar({ page: { id, with: person, why_not_write: whyNot } }: { page: ConversationPage }) {
  const block = useCommand(blockPerson, { stales: KEPT_STALES });
  const unblock = (): void =>
    block.mutate(
      { params: { id }, body: { blocked: false } },
      { onError: (error) => toast.error('Not changed', error.message) },
    );
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-3 py-2 sm:px-4">
      <p className="min-w-0 flex-1 basis-56 text-md text-ink-2" role="status">
        {whyNot}
      </p>
      <Button size="sm" pending={block.isPending} onClick={unblock}>
        Unblock {person.name}
      </Button>
    </div>
  );
}
