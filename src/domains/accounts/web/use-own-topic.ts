import { userTopic } from '#kit/events.ts';
import { useTopic } from '#kit/web/realtime.ts';
import { useSession } from './session-store.ts';

/** Runs `onNews` when something of the signed-in person changed: in another tab, by the system or by someone else. */
export function useOwnTopic(onNews: () => void): void {
  const id = useSession((session) => session.id);
  useTopic(id === '' ? null : userTopic(id), onNews);
}
