import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { useCommand } from '#kit/web/api.ts';
import { countryByCode } from '#kit/countries.ts';
import { payoutDetails } from '../../admin-contract.ts';
import { FactList } from '../fact-list.tsx';

/** Account numbers in full only when somebody says that they need them; the look is written down before it is answered. */
export function AccountDetails({ number }: { number: string }) {
  const look = useCommand(payoutDetails);
  const show = (): void => look.mutate({ params: { withdrawal: number } });
  if (look.data === undefined)
    return (
      <div className="grid gap-3 rounded-md bg-sunken p-4">
        <p className="text-sm text-ink-2">The account in full, for whoever makes the transfer. That you looked is recorded with your name and the time.</p>
        {look.error === null ? null : <Alert tone="danger" live title={look.error.message} />}
        <div>
          <Button size="sm" pending={look.isPending} onClick={show}>
            Show the account
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
