import { Circle, CircleCheck } from 'lucide-react';
import { LinkButton } from '#design/public/button.tsx';
import { Docket, DocketFigure } from '#design/public/docket.tsx';
import { Icon } from '#design/public/icon.tsx';
import type { TurnCard } from '#kit/web/web-module.ts';
import { pathTo } from '#routes';
import type { FirstService } from '../dashboard-piece.ts';
import { STEP_NAMES } from '../wizard-steps.ts';

/** Where it is done: the first step that is left of the draft. */
const placeOf = ({ id, steps }: FirstService): string =>
  id === null
    ? pathTo('create-service')
    : pathTo('edit-service', { id }, { step: steps.find(({ state }) => state === 'left')?.step ?? 'publish' });

/** Someone who sells nothing yet cannot be hired: one action, and what is left of it. */
function FirstServiceTurn({ turn }: { turn: FirstService }) {
  const needed = turn.steps.filter(({ state }) => state !== 'optional');
  const left = needed.filter(({ state }) => state === 'left').length;
  return (
    <Docket
      as="li"
      className="md:col-span-2"
      stub={
        <>
          <DocketFigure label="Steps left">
            {left} of {needed.length}
          </DocketFigure>
          <LinkButton size="sm" variant="primary" href={placeOf(turn)}>
            {turn.id === null ? 'Create your first service' : 'Continue your draft'}
          </LinkButton>
        </>
      }
    >
      <div className="grid gap-3 px-4 pt-4 pb-3.5 sm:px-5">
        <div>
          <h3 className="title">Publish your first service</h3>
          <p className="mt-0.5 text-sm text-ink-2">Clients find and hire you through your services.</p>
        </div>
        <ol className="grid gap-1.5 sm:grid-cols-2">
          {turn.steps.map(({ step, state }) => (
            <li key={step} className="flex items-center gap-2 text-md">
              <Icon
                of={state === 'done' ? CircleCheck : Circle}
                className={state === 'done' ? 'text-success' : 'text-ink-3'}
              />
              <span className={state === 'left' ? '' : 'text-ink-2'}>
                {STEP_NAMES[step]}
                {state === 'optional' ? ' (optional)' : <span className="sr-only">, {state}</span>}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Docket>
  );
}

export const firstServiceTurn: TurnCard<FirstService> = { Card: FirstServiceTurn, about: ({ id }) => id ?? 'none' };
