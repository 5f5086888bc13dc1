import type { PersonalData } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { once, paged, type Export } from '#kit/server/personal-export.ts';

const things = statement(
  'export_saved_things',
  `select t.id, coalesce(l.name, 'Favorites') as list, s.title as service, p.display_name as person, j.title as project,
    t.note, t.saved_at
   from saved_thing t left join saved_list l on l.id = t.list_id left
     join named_service s on s.service_id = t.service_id
   left join person_card p on p.user_id = t.person_id
     left join named_project j on j.id = t.project_id
   where t.user_id = :userId and (:after::uuid is null or t.id > :after) order by t.id limit :limit`,
);

const searches = statement(
  'export_saved_searches',
  'select name, list, query, alert, seen_until, created_at from saved_search where user_id = :userId order by created_at',
);

const exportOfSaved = (db: Db, userId: string): Export => ({
  parts: [
    {
      name: 'saved',
      about: 'Services, people and projects you saved, with your lists and notes.',
      records: paged(db, things, userId),
    },
    { name: 'saved-searches', about: 'Your saved searches and their alerts.', records: once(db, searches, userId) },
  ],
});

const dropThings = statement(
  'saved_drop_things',
  'delete from saved_thing where user_id = :userId or person_id = :userId',
);
const dropSearches = statement('saved_drop_searches', 'delete from saved_search where user_id = :userId');
const dropLists = statement('saved_drop_lists', 'delete from saved_list where user_id = :userId');

/** What they saved, and where others saved them. */
async function eraseSaved(tx: Tx, userId: string): Promise<void> {
  await tx.rows(dropThings, { userId });
  await tx.rows(dropSearches, { userId });
  await tx.rows(dropLists, { userId });
}

export const personal: PersonalData = {
  tables: {
    saved_list: { fate: 'gone', copy: 'saved.json' },
    saved_search: { fate: 'gone', copy: 'saved-searches.json' },
    saved_thing: { fate: 'gone', copy: 'saved.json' },
  },
  exportOf: exportOfSaved,
  erase: eraseSaved,
};
