import { BadgeCheck } from './glyphs.tsx';
import type { ReactNode } from 'react';
import { Avatar, type AvatarProps } from './avatar.tsx';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

export interface PersonCardProps {
  href: string;
  name: string;
  title: string;
  avatar: Omit<AvatarProps, 'size' | 'name'>;
  /** What was verified, in words: "Identity verified". */
  verified?: string | undefined;
  rate?: ReactNode;
  rating?: ReactNode;
  /** The first three are shown. */
  skills: readonly string[];
  action?: ReactNode;
  level?: 2 | 3 | 4 | undefined;
}

export function PersonCard({
  href,
  name,
  title,
  avatar,
  verified,
  rate,
  rating,
  skills,
  action,
  level = 3,
}: PersonCardProps) {
  const Name = `h${level}` as 'h3';
  const more = skills.length - 3;
  return (
    <article className="panel pad relative flex h-full flex-col gap-3.5 transition-shadow duration-200 hover:shadow-raised">
      <div className="flex items-start gap-3.5">
        <Avatar {...avatar} name={name} size={56} />
        <div className="min-w-0 flex-1">
          <Name className="title flex items-center gap-1.5">
            <Link href={href} className="min-w-0 hover:underline">
              {name}
            </Link>
            {verified ? (
              <span className="inline-flex text-primary" title={verified}>
                <Icon of={BadgeCheck} size="inline" />
                <span className="sr-only">{verified}</span>
              </span>
            ) : null}
          </Name>
          <p className="mt-0.5 line-clamp-2 wrap-anywhere text-sm text-ink-2">{title}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-1.5">
        {skills.slice(0, 3).map((skill) => (
          <span key={skill} className="chip chip-neutral font-medium">
            {skill}
          </span>
        ))}
        {more > 0 ? <span className="chip text-ink-3">{more} more</span> : null}
      </div>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-line pt-3.5">
        <div className="flex flex-wrap items-center gap-x-3">
          {rate ? <span className="tnum text-md font-semibold">{rate}</span> : null}
          {rating}
        </div>
        {action}
      </div>
    </article>
  );
}
