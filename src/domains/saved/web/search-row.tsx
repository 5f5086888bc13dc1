import { Menu } from '#design/app/menu.tsx';
import { Link } from '#design/public/link.tsx';
import { Name } from '#design/public/name.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import { useCommand } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { fieldsIn, SCREENS } from '../saved-search.ts';
import { removeSearch, type SavedSearch } from '../searches-contract.ts';
import { ALERT_WORDS } from './alert-words.ts';
import { READS_OF_SEARCHES } from './savable-things.ts';

/** One saved search: its name runs it. */
export function SearchRow({ search, onChange }: { search: SavedSearch; onChange: () => void }) {
  const remove = useCommand(removeSearch, { stales: READS_OF_SEARCHES });
  const { id, name, list, query, words, alert, next_at: nextAt } = search;
  const take = (): void =>
    remove.mutate(
      { params: { id } },
      {
        onSuccess: () => toast.success('Removed', name),
        onError: (error) => toast.error('Not removed', error.message),
      },
    );
  return (
    <li className="flex items-start gap-4 px-4 py-4 sm:px-5">
      <div className="min-w-0 flex-1">
        <p className="title wrap-anywhere">
          <Link href={pathTo(SCREENS[list], {}, fieldsIn(query))} className="hover:underline">
            <Name of={name} />
          </Link>
        </p>
        <p className="mt-0.5 text-md text-ink-2 wrap-anywhere">
          {words.length === 0 ? `All ${list}` : [...(list === 'projects' ? ['Projects'] : []), ...words].join(' · ')}
        </p>
        <p className="mt-1 text-sm text-ink-3">
          {alert === 'none' ? ALERT_WORDS.none : `Alerts: ${ALERT_WORDS[alert].toLowerCase()}`}
          {alert === 'daily' && nextAt !== null ? (
            <>
              , next <When at={nextAt} style="moment" />
            </>
          ) : null}
        </p>
      </div>
      <Menu
        label={`Actions for ${name}`}
        items={[
          { key: 'change', label: 'Name and alerts' },
          { key: 'remove', label: 'Remove', disabled: remove.isPending },
        ]}
        onAction={(key) => (key === 'change' ? onChange() : take())}
      />
    </li>
  );
}
