import type { ReactNode } from 'react';
import { Avatar } from '#design/public/avatar.tsx';
import { Link } from '#design/public/link.tsx';
import { LocalTime } from '#design/public/local-time.tsx';
import { Name } from '#design/public/name.tsx';
import { pathTo } from '#routes';

interface WorkFacts {
  readonly number: string;
  readonly other: {
    readonly id: string;
    readonly name: string;
    readonly username: string;
    readonly avatar_url: string | null;
  };
  /** Null where they don't show it. */
  readonly timeZone: string | null;
}

/** The facts of a desk's head: number, other side, and the time it is there. */
export const workFacts = ({ number, other, timeZone }: WorkFacts): readonly ReactNode[] => [
  <span key="number" className="tnum">
    {number}
  </span>,
  <span key="person" className="flex items-center gap-1.5">
    <Avatar
      name={other.name}
      seed={other.id}
      size={24}
      photo={other.avatar_url === null ? null : { src: other.avatar_url }}
    />
    {other.username === '' ? (
      <Name of={other.name} />
    ) : (
      <Link href={pathTo('profile', { slug: other.username })} className="link">
        <Name of={other.name} />
      </Link>
    )}
  </span>,
  ...(timeZone === null ? [] : [<LocalTime key="time" timeZone={timeZone} />]),
];
