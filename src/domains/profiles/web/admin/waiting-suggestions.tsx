import { Waiting } from '#design/app/navigation.tsx';
import { useRead } from '#kit/web/api.ts';
import { listSuggestions } from '../../suggestions-admin-contract.ts';

/** In the navigation of staff: suggested skills and specialties that need a decision. */
export function WaitingSuggestions() {
  const { data } = useRead(listSuggestions, { query: { limit: 1 } });
  return <Waiting count={data?.waiting ?? 0} />;
}
