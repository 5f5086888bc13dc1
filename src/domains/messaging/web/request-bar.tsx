import { Button } from '#design/public/button.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand } from '#kit/web/api.ts';
import { answerRequest, keepConversation, type ConversationPage } from '../contract.ts';
import { SenderFacts } from './sender-facts.tsx';
import { KEPT_STALES } from './use-keeping.ts';

interface RequestBarProps {
  readonly page: ConversationPage;
  readonly onLeave: () => void;
}

/** Above the field, under the first messages of someone new: an answer by a button, where words are not wanted. */
export function RequestBar({ page: { id, with: person }, onLeave }: RequestBarProps) {
  const answer = useCommand(answerRequest, { stales: KEPT_STALES });
  const isAccepting = answer.isPending && answer.variables.body.accepted;
  const isDeclining = answer.isPending && !answer.variables.body.accepted;
  const keep = useCommand(keepConversation, { stales: KEPT_STALES });
  const onError = (error: Error): number => toast.error('Not changed', error.message);
  const undo = {
    label: 'Undo',
    onPress: () => keep.mutate({ params: { id }, body: { archived: false, muted: false } }, { onError }),
  };
  const decline = async (): Promise<void> => {
    try {
      await answer.mutateAsync({ params: { id }, body: { accepted: false } });
    } catch (error) {
      onError(error as Error);
      return;
    }
    // This bar is gone by then, and its callbacks with it.
    onLeave();
    toast.withAction('Request declined', undo, `It’s in your message archive. ${person.name} isn’t told.`);
  };
  return (
    <div
      role="group"
      aria-label="Message request"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-sunken px-3 py-2 text-sm sm:px-4"
    >
      <div className="min-w-0 flex-1 basis-56">
        {person.username === '' ? null : <SenderFacts username={person.username} />}
        <p className="text-ink-2">They don’t work with you yet. If you decline, they aren’t told.</p>
      </div>
      <div className="flex gap-2">
        <Button
          size="sm"
          variant="primary"
          pending={isAccepting}
          disabled={isDeclining}
          onClick={() => answer.mutate({ params: { id }, body: { accepted: true } }, { onError })}
        >
          Accept
        </Button>
        <Button size="sm" pending={isDeclining} disabled={isAccepting} onClick={() => void decline()}>
          Decline
        </Button>
      </div>
    </div>
  );
}
