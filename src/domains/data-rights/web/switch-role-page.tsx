import { useState } from 'react';
import { useNavigate, useSearchParams, type MetaFunction } from 'react-router';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Unread } from '#design/app/unread.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { RadioCards } from '#design/public/choice.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { toast } from '#design/public/toast-store.ts';
import { titled } from '#kit/brand.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { dashboardOf, onboardingOf } from '#domains/accounts/paths.ts';
import { onward, wantedIn } from '#domains/accounts/return-path.ts';
import { roleWords } from '#domains/accounts/role-words.ts';
import { refreshMe } from '#domains/accounts/web/accounts.ts';
import { titleOf, trailTo } from '#routes';
import { roleChoices, switchRole, type RoleChoice } from '../contract.ts';
import { RoleConsequences } from './role-consequences.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('switch-role')) }];

const trail = trailTo('switch-role');

export default function SwitchRolePage() {
  const state = useRead(roleChoices, {});
  if (state.data === undefined)
    return (
      <>
        <ScreenHeader of={trail} />
        <Unread what="Your roles" read={state}>
          <Loading label="Loading your roles">
            <RowsSkeleton rows={4} />
          </Loading>
        </Unread>
      </>
    );
  const { role, choices } = state.data;
  return (
    <>
      <ScreenHeader of={trail} lead={`Your role: ${roleWords[role].name}. ${roleWords[role].does}`} />
      {choices.length === 0 ? (
        <EmptyState title="You can’t switch roles" motif="translation">
          Operators can’t sell or hire.
        </EmptyState>
      ) : (
        <Choices choices={choices} onStale={() => void state.refetch()} />
      )}
    </>
  );
}

function Choices({ choices, onStale }: { choices: readonly RoleChoice[]; onStale: () => void }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [wanted, setWanted] = useState((choices.find(({ role }) => role === search.get('to')) ?? choices[0])?.role ?? 'client');
  const [trouble, setTrouble] = useState<string | null>(null);
  const change = useCommand(switchRole, { stales: [roleChoices] });
  const choice = choices.find((one) => one.role === wanted);
  if (choice === undefined) return null;
  const { name } = roleWords[choice.role];
  const go = (): void => {
    setTrouble(null);
    change.mutate(
      { body: { role: choice.role } },
      {
        onSuccess: async (done) => {
          await refreshMe();
          toast.success(`Your role is now ${name}`, done.onboarded ? 'Your dashboard is ready.' : 'A few things left to set up.');
          await navigate(done.onboarded ? (wantedIn(search) ?? dashboardOf(done.role)) : onward(onboardingOf(done.role), search));
        },
        onError: (error) => {
          setTrouble(error.message);
          onStale();
        },
      },
    );
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <div>
        <RadioCards
          legend="Switch to"
          name="role"
          options={choices.map((one) => ({ value: one.role, label: roleWords[one.role].name, hint: roleWords[one.role].does }))}
          value={choice.role}
          onChange={(value) => setWanted(choices.find((one) => one.role === value)?.role ?? wanted)}
        />
      </div>
      <Panel title={`As ${name.toLowerCase()}`} className="self-start">
        {trouble === null ? null : <Alert tone="danger" live title={trouble} className="mb-4" />}
        <RoleConsequences choice={choice} />
        <Button className="mt-5" variant="primary" wide pending={change.isPending} disabled={choice.blocked_by.length > 0} onClick={go}>
          Switch to {name.toLowerCase()}
        </Button>
      </Panel>
    </div>
  );
}
