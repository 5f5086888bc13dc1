import { Waiting } from '#design/app/navigation.tsx';
import { useRead } from '#kit/web/api.ts';
import { reportQueue } from '../../admin-contract.ts';

/** In the navigation of staff: reports to decide and appeals to answer. */
export function WaitingReports() {
  const { data } = useRead(reportQueue, { query: { limit: 1 } });
  return <Waiting count={(data?.open ?? 0) + (data?.appeals ?? 0)} />;
}
