import { Alert } from '#design/public/alert.tsx';
import { plural } from '#kit/format/unit.ts';
import { dashboardOf } from '#domains/accounts/paths.ts';
import type { RoleChoice } from '../contract.ts';
import { DutyList } from './public/duty-list.tsx';

const missingWords: Record<RoleChoice['missing'][number], string> = {
  skills: 'your skills',
  bio: 'a few lines about you',
  industries: 'your industries',
  subindustries: 'your specialties',
  company_name: 'your company’s name',
};

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** What the change means for this person, before they make it. */
export function RoleConsequences({ choice, keeps }: { choice: RoleChoice; keeps: boolean }) {
  const { role, missing, pauses_services: paused, blocked_by: blockedBy, open_duties: open } = choice;
  return (
    <div className="grid gap-4">
      {blockedBy.length === 0 ? null : (
        <div className="grid gap-3">
          <Alert tone="warning" title="Finish these first">
            Money is held for them, and only your current role can release or earn it.
          </Alert>
          <DutyList duties={blockedBy} />
        </div>
      )}
      <ul className="grid list-disc gap-2 ps-5 text-md text-ink-2">
        {missing.length > 0 && keeps ? null : (
          <li>
            Your home page becomes{' '}
            {dashboardOf(role) === '/client/dashboard' ? 'the client dashboard' : 'the freelancer dashboard'}.
          </li>
        )}
        {missing.length === 0 ? (
          <li>There’s nothing left to set up.</li>
        ) : (
          <li>
            {keeps
              ? `Before you ${role === 'client' ? 'hire' : 'sell'}, we need ${listed(missing.map((item) => missingWords[item]))}. What you use now stays.`
              : `Before you continue, we need ${listed(missing.map((item) => missingWords[item]))}.`}
          </li>
        )}
        {paused === 0 ? null : (
          <li>
            {plural(paused, {
              one: 'Your live service will be paused.',
              other: `Your ${paused} live services will be paused.`,
            })}{' '}
            You can resume them after switching back.
          </li>
        )}
        <li>Your money, orders, reviews and username stay. You stay signed in.</li>
      </ul>
      {open.length === 0 ? null : (
        <div className="grid gap-2">
          <p className="text-md">Still open, to finish in your new role:</p>
          <DutyList duties={open} />
        </div>
      )}
    </div>
  );
}
