import { Waiting } from '#design/app/navigation.tsx';
import { useRead } from '#kit/web/api.ts';
import { institutionQueue } from '../../admin-contract.ts';

/** In the navigation of staff: institutions to confirm. */
export function WaitingInstitutions() {
  const { data } = useRead(institutionQueue, { query: { limit: 1 } });
  return <Waiting count={data?.waiting ?? 0} />;
}
