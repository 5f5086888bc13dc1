import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Failure } from '#kit/errors.ts';
import { keyOf } from '#kit/web/api.ts';
import { call } from '#kit/web/api-client.ts';
import { draftStore } from '#kit/web/draft-store.ts';
import { conversation, conversations, messages, sendMessage } from '../contract.ts';
import { waitingName } from './kept-names.ts';
import { isFinal, type Outgoing } from './outgoing.ts';

const AGAIN_MS = 4_000;

/** One that an earlier release kept has no files and answers nothing. */
const bodyOf = ({
  id,
  text,
  threadId,
  files = [],
  replyTo = null,
}: Partial<Outgoing> & Pick<Outgoing, 'id' | 'text'>) => ({
  id,
  text,
  ...(threadId ? { thread_id: threadId } : {}),
  ...(files.length === 0 ? {} : { files: files.map((file) => file.id) }),
  ...(replyTo === null ? {} : { reply_to: replyTo }),
});

/**
 * What was written and is not stored yet, in order. It is kept in the browser until the server has it, so that it goes
 * out after a reload too; sent twice by two tabs, it is one message.
 */
export function useOutbox(id: string) {
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<readonly Outgoing[]>([]);
  const [tries, setTries] = useState(0);
  const queue = useRef<readonly Outgoing[]>([]);
  const isSending = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = useCallback(
    async (next: readonly Outgoing[]): Promise<void> => {
      queue.current = next;
      setWaiting(next);
      const store = draftStore();
      if (next.length === 0) await store.drop(waitingName(id));
      else await store.write(waitingName(id), { values: next, base: '', savedAt: Date.now() });
    },
    [id],
  );

  const send = useCallback(async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    clearTimeout(timer.current);
    try {
      for (let [next] = queue.current; next !== undefined && next.why === null; [next] = queue.current) {
        const sent = next.id;
        await call(sendMessage, { params: { id }, body: bodyOf(next) });
        // In the list before it leaves the queue, so that it never disappears in between.
        await client.invalidateQueries({ queryKey: keyOf(messages) });
        await keep(queue.current.filter((message) => message.id !== sent));
      }
      for (const stale of [conversation, conversations]) void client.invalidateQueries({ queryKey: keyOf(stale) });
    } catch (error) {
      const [first, ...rest] = queue.current;
      if (first !== undefined && error instanceof Failure && isFinal(error))
        await keep([{ ...first, why: error.message }, ...rest]);
      else timer.current = setTimeout(() => setTries((tries) => tries + 1), AGAIN_MS);
    } finally {
      isSending.current = false;
    }
  }, [client, id, keep]);

  useEffect(() => {
    if (tries > 0) void send();
  }, [tries, send]);

  useEffect(() => {
    let isHere = true;
    void draftStore()
      .read(waitingName(id))
      .then((savedQueue) => {
        const before = Array.isArray(savedQueue?.values) ? (savedQueue.values as Outgoing[]) : [];
        if (!isHere || before.length === 0) return;
        const known = new Set(queue.current.map((message) => message.id));
        void keep([...before.filter((message) => !known.has(message.id)), ...queue.current]).then(send);
      });
    const onOnline = (): void => void send();
    addEventListener('online', onOnline);
    return () => {
      isHere = false;
      removeEventListener('online', onOnline);
      clearTimeout(timer.current);
    };
  }, [id, keep, send]);

  return {
    waiting,
    write: (written: Pick<Outgoing, 'text' | 'threadId' | 'files' | 'replyTo'>): void =>
      void keep([
        ...queue.current,
        { ...written, id: crypto.randomUUID(), at: new Date().toISOString(), why: null },
      ]).then(send),
    /** One that was refused: after what stood in its way is gone. */
    again: (): void => void keep(queue.current.map((message) => ({ ...message, why: null }))).then(send),
    discard: (messageId: string): void =>
      void keep(queue.current.filter((message) => message.id !== messageId)).then(send),
  };
}
