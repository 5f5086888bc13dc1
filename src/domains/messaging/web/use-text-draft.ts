import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { readAgain } from '#kit/web/api.ts';
import { call } from '#kit/web/api-client.ts';
import { draftStore } from '#kit/web/draft-store.ts';
import { conversations } from '../contract.ts';
import { messageDraft, saveMessageDraft } from '../draft-contract.ts';
import { draftSaver, type DraftSaver } from './draft-saver.ts';

const PAUSE_MS = 300;
/** Other devices have it this long after the last key. */
const SAVE_MS = 1_000;

/** One for each person and conversation, so that the next screen waits for what the last one is still saving. */
const savers = new Map<string, DraftSaver>();

function saverOf(userId: string, id: string): DraftSaver {
  const key = `${userId} ${id}`;
  // What was discarded is so even where the page goes.
  const saver =
    savers.get(key) ??
    draftSaver((body) => call(saveMessageDraft, { params: { id }, body }, { leaving: body.drops_replaced === true }));
  savers.set(key, saver);
  return saver;
}

/** In the browser's copy: the server's version it was written on, and whether the server has it. */
const baseOf = (version: number, isSaved: boolean): string => `${version}${isSaved ? '' : '+'}`;

/**
 * What is being written in a conversation: kept in this browser at once, and by the server for every device of the
 * person. `begun` is what was typed before this was there. The last device wins; what it had not seen comes back as
 * `replaced`. Before a conversation begins there is only this browser.
 */
export function useTextDraft(name: string, conversationId: string | null, begun = '') {
  const [text, setText] = useState(begun);
  const [replaced, setReplaced] = useState<string | null>(null);
  const timers = useRef<{ keep?: ReturnType<typeof setTimeout>; save?: ReturnType<typeof setTimeout> }>({});
  const typed = useRef(begun);
  const isSaved = useRef(begun === '');
  const isChanged = useRef(begun !== '');
  const client = useQueryClient();
  const userId = useSession((session) => session.id);
  const saver = conversationId === null ? null : saverOf(userId, conversationId);

  const keep = useCallback((): void => {
    if (typed.current === '') void draftStore().drop(name);
    else
      void draftStore().write(name, {
        values: typed.current,
        base: baseOf(saver?.base() ?? 0, isSaved.current),
        savedAt: Date.now(),
      });
  }, [name, saver]);

  const save = useCallback(async (): Promise<void> => {
    if (saver === null) return;
    clearTimeout(timers.current.save);
    try {
      let sent = '';
      const now = await saver.save(() => {
        sent = typed.current;
        return sent;
      });
      setReplaced(now.replaced);
      isSaved.current = typed.current === sent && !saver.isDropping();
      keep();
    } catch {
      // It is in this browser; the next key or the next visit tries again.
    }
  }, [saver, keep]);

  useEffect(() => {
    let isHere = true;
    const show = (next: string): void => {
      typed.current = next;
      setText(next);
    };
    const open = async (): Promise<void> => {
      const [localDraft, now] = await Promise.all([
        draftStore().read(name),
        saver === null || conversationId === null
          ? null
          : saver.read(() => call(messageDraft, { params: { id: conversationId } })).catch(() => null),
      ]);
      if (!isHere) return;
      const here = typeof localDraft?.values === 'string' ? localDraft.values : '';
      const isBehind = here !== '' && !/^\d+$/.test(localDraft?.base ?? '');
      // Written here while the server could not be reached, or before this moment: it is the last, on the version it
      // was written on.
      saver?.writtenOn(isBehind ? Number.parseInt(localDraft?.base ?? '', 10) || 0 : (now?.version ?? saver.base()));
      setReplaced(now?.replaced ?? null);
      if (typed.current === '') show(isBehind || now === null ? here : now.text);
      // Typed before the answer came: what the server has was not seen.
      else if (now !== null && now.text !== '' && now.text !== typed.current) saver?.writtenOn(0);
      isSaved.current = !isBehind && typed.current === (now?.text ?? here) && saver?.isDropping() !== true;
      if (!isSaved.current) void save();
    };
    void open();
    /** Back on this device: what was written or sent on another one meanwhile. */
    const onShown = (): void => {
      if (document.visibilityState !== 'visible' || saver === null || conversationId === null || !isSaved.current)
        return;
      saver
        .read(() => call(messageDraft, { params: { id: conversationId } }))
        .then(
          (now) => {
            if (!isHere || !isSaved.current || now.version === saver.base()) return;
            saver.writtenOn(now.version);
            setReplaced(now.replaced);
            show(now.text);
            keep();
          },
          () => {},
        );
    };
    document.addEventListener('visibilitychange', onShown);
    const current = timers.current;
    return () => {
      isHere = false;
      document.removeEventListener('visibilitychange', onShown);
      clearTimeout(current.keep);
      const isUnsaved = !isSaved.current;
      if (isUnsaved) keep();
      if (conversationId === null || !isChanged.current) return;
      isChanged.current = false;
      // The list marks conversations with a draft.
      void (isUnsaved ? save() : Promise.resolve()).then(() => readAgain(client, [conversations]));
    };
  }, [name, conversationId, saver, keep, save, client]);

  const change = (next: string): void => {
    typed.current = next;
    isSaved.current = false;
    isChanged.current = true;
    setText(next);
    clearTimeout(timers.current.keep);
    clearTimeout(timers.current.save);
    timers.current.keep = setTimeout(keep, next === '' ? 0 : PAUSE_MS);
    timers.current.save = setTimeout(() => void save(), next === '' ? 0 : SAVE_MS);
  };
  return {
    text,
    change,
    replaced,
    /** Below what is here, or not at all. */
    settleReplaced: (isUsed: boolean): void => {
      if (isUsed && replaced !== null) change(typed.current === '' ? replaced : `${typed.current}\n\n${replaced}`);
      setReplaced(null);
      saver?.dropReplaced();
      isSaved.current = false;
      isChanged.current = true;
      void save();
    },
  };
}
