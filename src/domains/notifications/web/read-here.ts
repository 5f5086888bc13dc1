import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { useCommand } from '#kit/web/api.ts';
import { notificationList, readPage } from '../contract.ts';
import { useUnread } from './use-unread.ts';

/** Passing through is not reading. */
const SHOWN_FOR_MS = 1_000;
const ACTS = ['pointerdown', 'keydown', 'focus'] as const;

/**
 * What leads to the open page is read: when it was looked at, and what arrives later when its reader acts (NTF-2). An
 * open page alone reads nothing: its reader may be away, and needs the email.
 */
export function ReadHere(): null {
  const { pathname, search } = useLocation();
  const path = `${pathname}${search}`;
  const known = useUnread();
  const unread = known ?? 0;
  const isKnown = known !== undefined;
  const { mutate } = useCommand(readPage, { stales: [notificationList], isMark: true });
  /** Unread ones that lead elsewhere. */
  const elsewhere = useRef(0);
  const look = useEffectEvent(() => {
    if (unread <= elsewhere.current || document.visibilityState !== 'visible') return;
    elsewhere.current = unread;
    mutate({ body: { path } }, { onSuccess: (left) => void (elsewhere.current = left.unread) });
  });
  useEffect(() => void (elsewhere.current = Math.min(elsewhere.current, unread)), [unread]);
  useEffect(() => {
    elsewhere.current = 0;
    if (!isKnown) return;
    const timer = setTimeout(() => {
      look();
      for (const act of ACTS) addEventListener(act, look);
    }, SHOWN_FOR_MS);
    return () => {
      clearTimeout(timer);
      for (const act of ACTS) removeEventListener(act, look);
    };
  }, [path, isKnown]);
  return null;
}
