import { StatusChip } from '#design/public/chip.tsx';
import { Docket } from '#design/public/docket.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Link } from '#design/public/link.tsx';
import { Money } from '#design/public/money.tsx';
import { Name } from '#design/public/name.tsx';
import { When } from '#design/public/when.tsx';
import type { CardFact } from '#kit/talk-card.ts';
import type { PlacedCard } from '../contract.ts';
import { FOUND, intoView } from './found-row.ts';
import { idOfMessage } from './message-id.ts';
import { MessageTime } from './message-time.tsx';

interface CardRowProps {
  readonly card: PlacedCard;
  readonly with: string;
  readonly at: string;
  /** The one that was searched for. */
  readonly isFound?: boolean;
}

/** Something between the two that one of them still has to act on. One button, for the person whose turn it is. */
export const CardRow = ({ isFound = false, ...card }: CardRowProps) => (
  <li
    ref={isFound ? intoView : undefined}
    aria-current={isFound ? 'true' : undefined}
    id={idOfMessage(card.card.seq)}
    className={`mx-auto mt-3 w-full max-w-[34rem] scroll-m-4 rounded-lg ${isFound ? FOUND : ''}`}
  >
    <TalkCard {...card} />
  </li>
);

const TalkCard = ({ card, with: other, at }: Omit<CardRowProps, 'isFound'>) => (
  <Docket
    stub={
      card.turn === null ? undefined : (
        <>
          <p className="text-md font-medium">{card.turn === 'yours' ? 'Your turn' : `${other}’s turn`}</p>
          {card.act === null ? null : (
            <LinkButton size="sm" variant="primary" href={card.act.path}>
              {card.act.label}
            </LinkButton>
          )}
        </>
      )
    }
  >
    <div className="grid gap-2 px-4 pt-3.5 pb-3 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="text-xs text-ink-3">
          {card.label}
          {card.number === null ? null : <span className="tnum"> {card.number}</span>} · <MessageTime at={at} />
        </p>
        <StatusChip tone={card.state.tone}>{card.state.label}</StatusChip>
      </div>
      <h3 className="title wrap-anywhere">
        <Link href={card.path} className="hover:underline">
          <Name of={card.title} />
        </Link>
      </h3>
      {card.note === null ? null : (
        <p dir="auto" className="text-md wrap-anywhere text-ink-2">
          {card.note}
        </p>
      )}
      {card.facts.length === 0 ? null : (
        <dl className="flex flex-wrap gap-x-6 gap-y-2 text-md">
          {card.facts.map((fact) => (
            <div key={fact.name} className="min-w-0">
              <dt className="text-xs text-ink-3">{fact.name}</dt>
              <dd className="tnum wrap-anywhere">
                <FactValue of={fact} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  </Docket>
);

const FactValue = ({ of: { text, money, at } }: { of: CardFact }) =>
  money !== null ? <Money value={money} /> : at !== null ? <When at={at} style="moment" /> : text;
