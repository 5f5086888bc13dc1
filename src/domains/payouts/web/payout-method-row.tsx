import { Name } from '#design/public/name.tsx';
import { confirm } from '#design/app/confirm.ts';
import { Button } from '#design/public/button.tsx';
import { Chip } from '#design/public/chip.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand } from '#kit/web/api.ts';
import { countryByCode } from '#kit/countries.ts';
import { payoutOverview, preferPayoutMethod, removePayoutMethod, type Overview } from '../contract.ts';
import { MethodStanding } from './method-standing.tsx';

export function PayoutMethodRow({ method, overview }: { method: Overview['methods'][number]; overview: Overview }) {
  const prefer = useCommand(preferPayoutMethod, { stales: [payoutOverview] });
  const remove = useCommand(removePayoutMethod, { stales: [payoutOverview] });
  const params = { id: method.id };
  const { label } = method;

  const askToRemove = async (): Promise<void> => {
    const body = 'We delete its account number immediately. Past withdrawals stay in your history.';
    if (!(await confirm({ title: `Remove ${label}?`, body, okLabel: 'Remove', cancelLabel: 'Keep it', danger: true })))
      return;
    remove.mutate(
      { params },
      {
        onSuccess: () => toast.success('Removed', label),
        onError: (failure) => toast.error('Could not remove it', failure.message),
      },
    );
  };

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {label}
          {method.is_default ? <Chip tone="primary">Default</Chip> : null}
          <MethodStanding method={method} overview={overview} />
        </p>
        <p className="mt-0.5 text-sm text-ink-2">
          <Name of={method.holder} />, {countryByCode(method.country)?.name ?? method.country}
        </p>
        {method.problem === null ? null : <p className="mt-0.5 text-sm text-danger">{method.problem}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {method.is_default || method.problem !== null ? null : (
          <Button
            size="sm"
            pending={prefer.isPending}
            aria-label={`Make default: ${label}`}
            onClick={() =>
              prefer.mutate(
                { params },
                { onError: (failure) => toast.error('Could not change the default', failure.message) },
              )
            }
          >
            Make default
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          pending={remove.isPending}
          aria-label={`Remove ${label}`}
          onClick={() => void askToRemove()}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}
