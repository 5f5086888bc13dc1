import { avatarLink } from '#domains/accounts/user.ts';
import { cardsFrom } from '#domains/services/server/services.ts';
import { money } from '#kit/money.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { pathTo } from '#routes';
import type { Saved } from '../contract.ts';
import { idOf } from './lists.ts';

const FROM = `saved_thing t left join named_service s on s.service_id = t.service_id
   left join person_card p on p.user_id = t.person_id
   left join account_on_show a on a.id = t.person_id
   left join named_project j on j.id = t.project_id`;
const COLUMNS = `t.id, t.list_id, t.note, t.saved_at, s.slug, s.title, s.card,
  p.username, p.display_name, p.avatar, p.professional_title, a.id is not null as "is_on_show!",
  j.slug as project_slug, j.title as project_title, j.state as project_state, j.visibility, j.currency, j.budget_least, j.budget_most`;

const inList = statement(
  'saved_in_list',
  `select ${COLUMNS} from ${FROM} where t.user_id = :userId and t.list_id is not distinct from :list::uuid
   and (:savedAt::timestamptz is null or (t.saved_at, t.id) < (:savedAt, :id::uuid)) order by t.saved_at desc, t.id desc
     limit :most`,
);
const ofThing = statement(
  'saved_of_thing',
  `select ${COLUMNS} from ${FROM} where t.user_id = :userId and t.service_id is not distinct
    from :service::uuid and t.person_id is not distinct from :person::uuid
   and t.project_id is not distinct from :project::uuid order by t.saved_at desc`,
);
const savedById = statement('saved_one', `select ${COLUMNS} from ${FROM} where t.user_id = :userId and t.id = :id`);

type Row = NonNullable<Awaited<ReturnType<typeof rowOf>>>;
const rowOf = (reads: Db | Tx, userId: string, id: string) => reads.row(savedById, { userId, id });

interface Place {
  readonly key: string;
  readonly id: string;
}

export const rowsInList = (db: Db, userId: string, list: string | null, place: Place | null, most: number) =>
  db.rows(inList, { userId, list, savedAt: place?.key ?? null, id: place?.id ?? null, most });

export const savedOfThing = async (
  db: Db,
  userId: string,
  service: string | null,
  person: string | null,
  project: string | null,
): Promise<Saved[]> => (await db.rows(ofThing, { userId, service, person, project })).map(savedFrom);

export async function savedOne(reads: Db | Tx, userId: string, id: string): Promise<Saved | undefined> {
  const row = await rowOf(reads, userId, id);
  return row === undefined ? undefined : savedFrom(row);
}

/** One that only invited people see by now keeps its name alone. */
function projectFrom(
  row: Omit<Row, 'id' | 'list_id' | 'note' | 'saved_at'>,
): Pick<Saved, 'title' | 'path' | 'card' | 'person' | 'project'> {
  const { project_slug: slug, project_title: title, currency, budget_least: least, budget_most: most } = row;
  const isShown = row.visibility !== 'invite_only' && slug !== null && currency !== null;
  return {
    title: title ?? '',
    path: isShown ? pathTo('project', { slug }) : null,
    card: null,
    person: null,
    project: isShown
      ? {
          budget_least: least === null ? null : money(BigInt(least), currency),
          budget_most: most === null ? null : money(BigInt(most), currency),
          is_open: row.project_state === 'open',
        }
      : null,
  };
}

/** What is gone, or off sale, keeps its name and the note; its page is not linked any more. */
export function savedFrom({ id, list_id: list, note, saved_at: savedAt, ...row }: Row): Saved {
  const savedFields = { id, list: idOf(list), note, saved_at: savedAt.toISOString() };
  if (row.title !== null) {
    const card = row.card === null ? null : (cardsFrom([JSON.parse(row.card)])[0] ?? null);
    return {
      ...savedFields,
      title: row.title,
      path: card === null ? null : pathTo('service', { slug: card.slug }),
      card,
      person: null,
      project: null,
    };
  }
  if (row.project_title !== null) return { ...savedFields, ...projectFrom(row) };
  const { username, avatar, professional_title: title } = row;
  const isThere = row.is_on_show && username !== null;
  return {
    ...savedFields,
    title: isThere ? (row.display_name ?? username) : 'Deleted account',
    path: isThere ? pathTo('profile', { slug: username }) : null,
    card: null,
    project: null,
    person: isThere ? { username, avatar: avatarLink(avatar), professional_title: title } : null,
  };
}
