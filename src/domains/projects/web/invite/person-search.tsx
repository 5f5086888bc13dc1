import { useSearchParams } from 'react-router';
import { SearchForm } from '#design/app/search-form.tsx';
import { Unread } from '#design/app/unread.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { listFreelancers } from '#domains/services/search-contract.ts';
import { useRead } from '#kit/web/api.ts';
import { PeopleRows, type Choosing } from './candidate-row.tsx';

const MOST = 8;

/** Someone who is not suggested: what is searched for is in the address. */
export function PersonSearch({ invited, ...choosing }: { invited: readonly string[] } & Choosing) {
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const change = (typed: string) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (typed === '') next.delete('q');
      else next.set('q', typed);
      return next;
    });
  return (
    <Panel title="Search for a person">
      <div className="grid gap-4">
        <SearchForm
          q={q}
          onSearch={change}
          label="Name, skill or service"
          hideLabel
          placeholder="Name, skill or service"
        />
        {q === '' ? null : <Found {...{ q, invited, ...choosing }} />}
      </div>
    </Panel>
  );
}

function Found({ q, invited, ...choosing }: { q: string; invited: readonly string[] } & Choosing) {
  const read = useRead(listFreelancers, { query: { q } });
  if (read.data === undefined)
    return (
      <Unread what="The people" read={read}>
        <Loading label="Searching">
          <RowsSkeleton rows={3} />
        </Loading>
      </Unread>
    );
  const people = read.data.items.filter(({ id }) => !invited.includes(id)).slice(0, MOST);
  if (people.length === 0)
    return <p className="text-ink-2">No one was found, or you invited them already. Try another word.</p>;
  return (
    <PeopleRows
      people={people.map(({ id, name, username, avatar, title, skills }) => ({
        id,
        name,
        username,
        avatar_url: avatar,
        professional_title: title,
        reasons: skills.length === 0 ? [] : [skills.slice(0, 5).join(', ')],
      }))}
      {...choosing}
    />
  );
}
