import { Avatar } from '#design/public/avatar.tsx';
import { Button } from '#design/public/button.tsx';
import { Link } from '#design/public/link.tsx';
import { Name } from '#design/public/name.tsx';
import { pathTo } from '#routes';
import type { Candidate } from '../../invitations-contract.ts';
import type { Invitee } from './invite-dialog.tsx';

export interface Choosing {
  readonly canInvite: boolean;
  readonly onInvite: (person: Invitee) => void;
}

/** People whom a client may invite, each with why. */
export const PeopleRows = ({ people, canInvite, onInvite }: { people: readonly Candidate[] } & Choosing) => (
  <ul className="grid gap-4">
    {people.map((person) => (
      <li key={person.id} className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <Avatar
          name={person.name}
          seed={person.username}
          photo={person.avatar_url === null ? null : { src: person.avatar_url }}
          size={48}
        />
        <div className="min-w-0 flex-1 basis-48">
          <p className="font-semibold wrap-anywhere">
            <Link href={pathTo('profile', { slug: person.username })} className="hover:underline">
              <Name of={person.name} />
            </Link>
          </p>
          {person.professional_title === null ? null : (
            <p className="text-sm text-ink-2 wrap-anywhere">{person.professional_title}</p>
          )}
          {person.reasons.length === 0 ? null : (
            <ul aria-label={`Why ${person.name} is here`} className="mt-1 grid gap-0.5 text-sm">
              {person.reasons.map((reason) => (
                <li key={reason} className="wrap-anywhere">
                  {reason}
                </li>
              ))}
            </ul>
          )}
        </div>
        {canInvite ? (
          <Button size="sm" onClick={() => onInvite(person)}>
            Invite<span className="sr-only"> {person.name}</span>
          </Button>
        ) : null}
      </li>
    ))}
  </ul>
);
