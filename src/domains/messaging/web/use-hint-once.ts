import { useEffect, useState } from 'react';
import { draftStore } from '#kit/web/draft-store.ts';

/** A hint that someone needs until they did what it says: the browser keeps that they did. */
export function useHintOnce(name: string) {
  const [isShown, setShown] = useState(false);
  const key = `hint~${name}`;
  useEffect(() => {
    let isHere = true;
    void draftStore()
      .read(key)
      .then((savedHint) => {
        if (isHere && savedHint === null) setShown(true);
      });
    return () => {
      isHere = false;
    };
  }, [key]);
  const settle = (): void => {
    if (!isShown) return;
    setShown(false);
    void draftStore().write(key, { values: true, base: '', savedAt: Date.now() });
  };
  return { isShown, settle };
}
