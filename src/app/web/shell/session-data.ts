import { listenToSession } from '#domains/accounts/web/accounts.ts';
import { notificationList } from '#domains/notifications/contract.ts';
import { UNREAD } from '#domains/notifications/web/notifications.ts';
import { myBalance } from '#domains/wallet/contract.ts';
import type { QueryEndpoint } from '#kit/endpoint.ts';
import { call } from '#kit/web/api-client.ts';
import { keyOf } from '#kit/web/api.ts';
import { queryClient } from './query-client.ts';

/** SES-2: loaded at the beginning of every session, on start and after signing in, before any screen needs it. */
const LOADED: readonly (readonly [QueryEndpoint, object])[] = [
  [myBalance, {}],
  [notificationList, UNREAD],
];

/** Importing this file registers it. */
export function startSessionData(): void {
  listenToSession({
    onBegin: () => {
      for (const [endpoint, input] of LOADED)
        void queryClient.prefetchQuery({ queryKey: keyOf(endpoint, input), queryFn: () => call(endpoint, input) });
    },
    onEnd: () => queryClient.clear(),
  });
}
