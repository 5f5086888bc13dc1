import type { ReactNode } from 'react';
import { PageHeader } from '#design/public/page-header.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { Unread } from '#domains/wallet/web/wallet.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { userTopic } from '#kit/events.ts';
import { useRead } from '#kit/web/api.ts';
import { useTopic } from '#kit/web/realtime.ts';
import type { clientDashboard, freelancerDashboard } from '../contract.ts';
import { attentionWords } from './attention-words.ts';

type Dashboard = typeof clientDashboard | typeof freelancerDashboard;

interface DashboardShellProps<E extends Dashboard> {
  read: E;
  action: ReactNode;
  /** Undefined while it loads. */
  children: (home: DataOf<E> | undefined) => ReactNode;
}

/** What both homes share: the greeting, one live read, and what is said when it fails. */
export function DashboardShell<E extends Dashboard>({ read: endpoint, action, children }: DashboardShellProps<E>) {
  const { id: userId, first_name: name } = useSession();
  const read = useRead<Dashboard>(endpoint, {});
  useTopic(userId === '' ? null : userTopic(userId), () => void read.refetch());
  const home = read.data;
  if (home === undefined && (read.isError || read.isPaused)) {
    return (
      <>
        <PageHeader title={`Welcome, ${name}`} />
        <Unread what="Your dashboard" read={read}>
          {null}
        </Unread>
      </>
    );
  }
  const lead = home === undefined ? 'Looking up your orders.' : attentionWords(home.next.length, home.active.length);
  return (
    <>
      <PageHeader title={`Welcome, ${name}`} lead={lead} actions={action} />
      {children(home as DataOf<E> | undefined)}
    </>
  );
}
