import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { useCommand } from '#kit/web/api.ts';
import { countryByCode } from '#kit/countries.ts';
import { payoutDetails } from '../../admin-contract.ts';
import { FactList } from '../fact-list.tsx';

/** Full account numbers on request only. The view is recorded before it is answered. */
export function AccountDetails({ number }: { number: string }) {
  const look = useCommand(payoutDetails);
  const show = (): void => look.mutate({ params: { withdrawal: number } });
  if (look.data === undefined)
    return (
      <div className="grid gap-3 rounded-md bg-sunken p-4">
        <p className="text-sm text-ink-2">
          Full account details for making the transfer. Each view is recorded with your name and the time.
        </p>
        {look.error === null ? null : <Alert tone="danger" live title={look.error.message} />}
        <div>
          <Button size="sm" pending={look.isPending} onClick={show}>
            Show account details
          </Button>
        </div>
      </div>
    );
  const { holder, country, lines } = look.data;
  return (
    <div className="max-w-form rounded-md bg-sunken px-4 py-2">
      <FactList
        label={`Account of ${number}`}
        facts={[
          { label: 'Name on the account', value: holder },
          { label: 'Country', value: countryByCode(country)?.name ?? country },
          ...lines.map(({ label, value }) => ({ label, value: <span className="tnum">{value}</span> })),
        ]}
      />
    </div>
  );
}
