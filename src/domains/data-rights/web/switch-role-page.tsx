import { useState } from 'react';
import { useNavigate, useSearchParams, type MetaFunction } from 'react-router';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Unread } from '#design/app/unread.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { Switch } from '#design/public/choice.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { toast } from '#design/public/toast-store.ts';
import { hasClientAbilities, isFreelancerRole, isSetUp, isSetUpFor, sideOf, type Role } from '#kit/actor.ts';
import { titled } from '#kit/brand.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { homeOf, onboardingOf } from '#domains/accounts/paths.ts';
import { onward, wantedIn } from '#domains/accounts/return-path.ts';
import { roleOf } from '#domains/accounts/role-of-sides.ts';
import { refreshMe, standingOf, useSession } from '#domains/accounts/web/accounts.ts';
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
      <ScreenHeader
        of={trail}
        lead="One account and one wallet for both. Your orders, money, reviews and username stay, whatever you choose."
      />
      {choices.length === 0 ? (
        <EmptyState title="You can’t switch roles" motif="translation">
          Operators can’t sell or hire.
        </EmptyState>
      ) : (
        <Sides key={role} role={role} choices={choices} onStale={() => void state.refetch()} />
      )}
    </>
  );
}

interface SidesProps {
  readonly role: Role;
  readonly choices: readonly RoleChoice[];
  readonly onStale: () => void;
}

/** The five roles as two questions (decision 173). */
function Sides({ role, choices, onStale }: SidesProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const standing = standingOf(useSession());
  const initialRole = choices.find((choice) => choice.role === search.get('to'))?.role ?? role;
  const [hires, setHires] = useState(hasClientAbilities(initialRole));
  const [sells, setSells] = useState(isFreelancerRole(initialRole));
  const [trouble, setTrouble] = useState<string | null>(null);
  const change = useCommand(switchRole, { stales: [roleChoices] });
  const wanted = roleOf({ hires, sells }, role);
  const choice = choices.find((choice) => choice.role === wanted);
  const go = (to: Role): void => {
    setTrouble(null);
    change.mutate(
      { body: { role: to } },
      {
        onSuccess: async (done) => {
          await refreshMe();
          const now = standingOf(useSession.getState());
          toast.success(
            'Roles saved',
            isSetUpFor(now, sideOf(done.role))
              ? undefined
              : 'A few things are left to set up. We ask when you need them.',
          );
          await navigate(isSetUp(now) ? (wantedIn(search) ?? homeOf(now)) : onward(onboardingOf(done.role), search));
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
      <fieldset className="grid content-start gap-4" aria-describedby={wanted === null ? 'no-side' : undefined}>
        <legend className="label mb-1.5">What you do here</legend>
        <Switch
          label="I hire"
          hint="Order services, post projects and approve the work."
          checked={hires}
          onChange={(event) => setHires(event.target.checked)}
        />
        <Switch
          label="I sell"
          hint="Publish services, propose on projects, deliver and get paid."
          checked={sells}
          onChange={(event) => setSells(event.target.checked)}
        />
        {wanted === null ? (
          <p id="no-side" role="status" className="text-sm text-danger">
            Turn on at least one.
          </p>
        ) : null}
        {wanted === role && !isSetUpFor(standing, sideOf(role)) ? (
          <Alert
            title={role === 'client' ? 'Hiring isn’t set up yet' : 'Selling isn’t set up yet'}
            action={
              <LinkButton size="sm" href={onboardingOf(role)}>
                Set up now
              </LinkButton>
            }
          >
            Everything else works without it.
          </Alert>
        ) : null}
      </fieldset>
      {choice === undefined ? null : (
        <Panel title="What changes" className="self-start">
          {trouble === null ? null : <Alert tone="danger" live title={trouble} className="mb-4" />}
          <RoleConsequences choice={choice} keeps={isSetUp(standing)} />
          <Button
            className="mt-5"
            variant="primary"
            wide
            pending={change.isPending}
            disabled={choice.blocked_by.length > 0}
            onClick={() => go(choice.role)}
          >
            Save roles
          </Button>
        </Panel>
      )}
    </div>
  );
}
