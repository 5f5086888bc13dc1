import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readAgain } from '#kit/web/api.ts';
import { call } from '#kit/web/api-client.ts';
import { draftStore } from '#kit/web/draft-store.ts';
import { conversations } from '../contract.ts';
import { messageDraft, saveMessageDraft } from '../draft-contract.ts';

const PAUSE_MS = 300;
/** Other devices have it this long after the last key. */
const SAVE_MS = 1_000;

/** In the browser's copy: the server's version it was written on, and whether the server has it. */
const baseOf = (version: number, isSaved: boolean): string => `${version}${isSaved ? '' : '+'}`;

/**
 * What is being written in a conversation: kept in this browser at once, and by the server for every device of the person.
 * `begun` is what was typed before this was there. The last device wins; what it had not seen comes back as `replaced`. Before a conversation begins there is only this browser.
 */
export function useTextDraft(name: string, conversationId: string | null, begun = '') {
  const [text, setText] = useState(begun);
  const [replaced, setReplaced] = useState<string | null>(null);
  const timers = useRef<{ keep?: ReturnType<typeof setTimeout>; save?: ReturnType<typeof setTimeout> }>({});
  const typed = useRef(begun);
  const version = useRef(0);
  const isSaved = useRef(begun === '');
  const isChanged = useRef(begun !== '');
  const client = useQueryClient();

  const keep = useCallback((): void => {
    if (typed.current === '') void draftStore().drop(name);
    else void draftStore().write(name, { values: typed.current, base: baseOf(version.current, isSaved.current), savedAt: Date.now() });
  }, [name]);

  const save = useCallback(
    async (dropsReplaced = false): Promise<void> => {
      if (conversationId === null) return;
      clearTimeout(timers.current.save);
      const said = typed.current;
      try {
        const body = { text: said, base: version.current, ...(dropsReplaced ? { drops_replaced: true } : {}) };
        const now = await call(saveMessageDraft, { params: { id: conversationId }, body });
        version.current = now.version;
        setReplaced(now.replaced);
        isSaved.current = typed.current === said;
        keep();
      } catch {
        // It is in this browser; the next key or the next visit tries again.
      }
    },
    [conversationId, keep],
  );

  useEffect(() => {
    let isHere = true;
    const show = (next: string): void => {
      typed.current = next;
      setText(next);
    };
    const open = async (): Promise<void> => {
      const [kept, now] = await Promise.all([
        draftStore().read(name),
        conversationId === null ? null : call(messageDraft, { params: { id: conversationId } }).catch(() => null),
      ]);
      if (!isHere) return;
      const here = typeof kept?.values === 'string' ? kept.values : '';
      const isBehind = here !== '' && !/^\d+$/.test(kept?.base ?? '');
      // Written here while the server could not be reached, or before this moment: it is the last, on the version it was written on.
      version.current = isBehind ? Number.parseInt(kept?.base ?? '', 10) || 0 : (now?.version ?? 0);
      setReplaced(now?.replaced ?? null);
      if (typed.current === '') show(isBehind || now === null ? here : now.text);
      // Typed before the answer came: what the server has was not seen.
      else if (now !== null && now.text !== '' && now.text !== typed.current) version.current = 0;
      isSaved.current = !isBehind && typed.current === (now?.text ?? here);
      if (!isSaved.current) void save();
    };
    void open();
    /** Back on this device: what was written or sent on another one meanwhile. */
    const onShown = (): void => {
      if (document.visibilityState !== 'visible' || conversationId === null || !isSaved.current) return;
      call(messageDraft, { params: { id: conversationId } }).then(
        (now) => {
          if (!isHere || !isSaved.current || now.version === version.current) return;
          version.current = now.version;
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
  }, [name, conversationId, keep, save, client]);

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
      void save(true);
    },
  };
}
