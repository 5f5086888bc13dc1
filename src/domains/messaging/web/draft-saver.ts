/**
 * The draft of a conversation goes to the server one save after the other. Sent at the same time, the second would name
 * a version that the first has just raised, and one's own words would come back as those of another device.
 */
import type { MessageDraft } from '../draft-contract.ts';

export interface DraftSave {
  readonly text: string;
  readonly base: number;
  readonly drops_replaced?: true;
}

export function draftSaver(send: (save: DraftSave) => Promise<MessageDraft>) {
  /** The server's version that the text here was written on. */
  let base = 0;
  /** What was replaced is not wanted any more: true until the server knows. */
  let isDropping = false;
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const turn = last.then(work);
    last = turn.catch(() => null);
    return turn;
  };
  const shown = (draft: MessageDraft): MessageDraft => (isDropping ? { ...draft, replaced: null } : draft);
  return {
    base: (): number => base,
    writtenOn: (version: number): void => {
      base = version;
    },
    dropReplaced: (): void => {
      isDropping = true;
    },
    isDropping: (): boolean => isDropping,
    /** The text as it is when its turn comes. */
    save: (textNow: () => string): Promise<MessageDraft> =>
      inTurn(async () => {
        const drops = isDropping;
        const draft = await send({ text: textNow(), base, ...(drops ? { drops_replaced: true } : {}) });
        base = draft.version;
        if (drops) isDropping = false;
        return shown(draft);
      }),
    /** What the server has after the saves that are under way, also those of a screen that was left. */
    read: (get: () => Promise<MessageDraft>): Promise<MessageDraft> => inTurn(async () => shown(await get())),
  };
}
export type DraftSaver = ReturnType<typeof draftSaver>;
