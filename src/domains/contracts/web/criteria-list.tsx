import { Check, Circle } from 'lucide-react';
import { Icon } from '#design/public/icon.tsx';
import { Name } from '#design/public/name.tsx';
import type { OpenMilestone } from '../shapes.ts';

interface CriteriaListProps {
  milestone: Pick<OpenMilestone, 'criteria' | 'met' | 'state' | 'submission'>;
  isClient: boolean;
  /** The other person's name. */
  other: string;
}

/** A request names each criterion by its words, which may be cut (submit-milestone.ts). */
const isAbout = (criterion: string, where: string): boolean => where !== '' && criterion.slice(0, 200) === where;

/** Each criterion with the freelancer's tick, and the client's remark below it; what was asked besides comes last. */
export function CriteriaList({ milestone: { criteria, met, state, submission }, isClient, other }: CriteriaListProps) {
  const revision = submission?.asked ?? null;
  const remarks = revision?.items ?? [];
  const isOpen = revision?.outcome === null;
  const wasTicked = state !== 'agreed' && state !== 'funded';
  const freelancer = isClient ? other : 'you';
  const whose = isClient ? 'You' : other;
  const besides = remarks.filter(({ where }) => !criteria.some((criterion) => isAbout(criterion, where)));
  const remark = (what: string, key: string) => (
    <p
      key={key}
      className={`mt-0.5 text-sm wrap-anywhere whitespace-pre-wrap ${isOpen ? 'text-warning' : 'text-ink-3'}`}
    >
      <span className="font-semibold">
        {whose}
        {isOpen ? '' : `, about version ${revision?.delivery_version ?? 1}`}:
      </span>{' '}
      {what}
    </p>
  );
  return (
    <div>
      <p className="label mb-1.5">
        Acceptance criteria
        {/* A tick is the freelancer's word, not a check of ours. */}
        {wasTicked && met.length > 0 ? <span className="font-normal text-ink-2"> · ticked by {freelancer}</span> : null}
      </p>
      <ul className="grid gap-2 text-md">
        {criteria.map((criterion, place) => {
          const isMet = met.includes(place);
          return (
            <li key={criterion} className="flex gap-2.5">
              <Icon
                of={isMet ? Check : Circle}
                className={`mt-0.5 shrink-0 ${isMet ? 'text-success' : 'text-ink-3'}`}
              />
              <div className="min-w-0">
                <p dir="auto" className="wrap-anywhere">
                  <Name of={criterion} />
                  {wasTicked ? (
                    <span className="sr-only">
                      {isMet ? ` (met, says ${freelancer === 'you' ? 'your submission' : freelancer})` : ' (open)'}
                    </span>
                  ) : null}
                </p>
                {remarks.filter(({ where }) => isAbout(criterion, where)).map(({ what }, at) => remark(what, `${at}`))}
              </div>
            </li>
          );
        })}
      </ul>
      {besides.length === 0 ? null : <div className="mt-2">{besides.map(({ what }, at) => remark(what, `${at}`))}</div>}
    </div>
  );
}
