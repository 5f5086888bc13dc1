import { useState } from 'react';
import { useSearchParams, type MetaFunction } from 'react-router';
import { PagedPanel } from '#design/app/paged-panel.tsx';
import { Button } from '#design/public/button.tsx';
import { Chip } from '#design/public/chip.tsx';
import { LinkTabs } from '#design/public/link-tabs.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { When } from '#design/public/when.tsx';
import { PersonLink } from '#domains/accounts/web/accounts.ts';
import { titled } from '#kit/brand.ts';
import { counted } from '#kit/format/unit.ts';
import { usePages } from '#kit/web/api.ts';
import { pathTo, titleOf } from '#routes';
import { listSuggestions, SUGGESTION_QUEUES, type SuggestionLine } from '../../suggestions-admin-contract.ts';
import { AddSuggestion, DeclineSuggestion, KIND_WORDS, parentName } from './decide-suggestion.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-suggestions')) }];

const LABELS = { waiting: 'Waiting', decided: 'Decided' } as const;
const EMPTY = { waiting: 'No suggestions waiting.', decided: 'No decisions yet.' } as const;

type Open = { readonly act: 'add' | 'decline'; readonly line: SuggestionLine };

/** Skills and specialties that people miss, oldest first. */
export default function SuggestionsPage() {
  const [search] = useSearchParams();
  const queue = SUGGESTION_QUEUES.find((suggestionQueue) => suggestionQueue === search.get('queue')) ?? 'waiting';
  const list = usePages(listSuggestions, { query: { queue } });
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      <PageHeader
        title="Suggestions"
        lead="Skills and specialties that people didn’t find. What you add can be chosen by everyone."
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <LinkTabs
          label="Suggestions by status"
          tabs={SUGGESTION_QUEUES.map((suggestionQueue) => ({
            href: pathTo('admin-suggestions', {}, suggestionQueue === 'waiting' ? {} : { queue: suggestionQueue }),
            label: LABELS[suggestionQueue],
            current: suggestionQueue === queue,
          }))}
        />
        <PagedPanel
          title={LABELS[queue]}
          empty={EMPTY[queue]}
          list={list}
          renderRow={(line) => (
            <li key={line.id} className="flex flex-wrap items-start justify-between gap-3 px-4 py-3 sm:px-5">
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
                  {line.name}
                  {line.state === 'waiting' ? null : (
                    <Chip tone={line.state === 'added' ? 'success' : 'line'}>
                      {line.state === 'added' ? 'Added' : 'Declined'}
                    </Chip>
                  )}
                </p>
                <p className="text-sm text-ink-2">
                  {KIND_WORDS[line.kind]}
                  {line.parent === null ? null : ` in ${parentName(line.kind, line.parent)}`} ·{' '}
                  {line.person === null ? (
                    'Deleted account'
                  ) : (
                    <PersonLink id={line.person.id}>{line.person.name}</PersonLink>
                  )}
                  {line.people > 1 ? ` and ${counted(line.people - 1, { one: 'other', other: 'others' })}` : null} ·{' '}
                  <When at={line.suggested_at} style="moment" />
                </p>
                {line.reason === null ? null : <p className="mt-1 text-sm wrap-anywhere">{line.reason}</p>}
              </div>
              {line.state === 'waiting' ? (
                <div className="flex gap-2">
                  <Button size="sm" onClick={() => setOpen({ act: 'decline', line })}>
                    Decline<span className="sr-only"> {line.name}</span>
                  </Button>
                  <Button size="sm" variant="primary" onClick={() => setOpen({ act: 'add', line })}>
                    Add {KIND_WORDS[line.kind].toLowerCase()}
                    <span className="sr-only"> {line.name}</span>
                  </Button>
                </div>
              ) : null}
            </li>
          )}
        />
      </div>
      {open?.act === 'add' ? <AddSuggestion line={open.line} onClose={close} /> : null}
      {open?.act === 'decline' ? <DeclineSuggestion line={open.line} onClose={close} /> : null}
    </>
  );
}
