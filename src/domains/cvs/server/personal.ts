import type { PersonalData } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { once, type Export } from '#kit/server/personal-export.ts';

const cvs = statement(
  'export_cvs',
  `select name, target, language, content, created_at, saved_at, shared_at, is_indexed, on_profile, views from cv
   where user_id = :userId order by created_at`,
);
const versions = statement(
  'export_cv_versions',
  `select c.name as cv, v.version, v.name, v.target, v.language, v.content, v.saved_at
   from cv c join cv_version v on v.cv_id = c.id where c.user_id = :userId order by c.created_at, v.version`,
);

const exportOfCvs = (db: Db, userId: string): Export => ({
  parts: [
    { name: 'cvs', about: 'Your CVs, and how often those you shared were read.', records: once(db, cvs, userId) },
    { name: 'cv-versions', about: 'What your CVs were before.', records: once(db, versions, userId) },
  ],
});

const dropViews = statement(
  'cv_views_erase',
  'delete from cv_view where cv_id in (select id from cv where user_id = :userId)',
);
const dropVersions = statement(
  'cv_versions_erase',
  'delete from cv_version where cv_id in (select id from cv where user_id = :userId)',
);
const drop = statement('cvs_erase', 'delete from cv where user_id = :userId');

async function eraseCvs(tx: Tx, userId: string): Promise<void> {
  await tx.rows(dropViews, { userId });
  await tx.rows(dropVersions, { userId });
  await tx.rows(drop, { userId });
}

export const personal: PersonalData = {
  tables: {
    cv: { fate: 'gone', copy: 'cvs.json' },
    cv_version: { fate: 'gone', copy: 'cv-versions.json' },
    cv_view: { fate: 'gone', copy: 'not: one row a day and reader, who is known by a hash only; it tells of others' },
  },
  exportOf: exportOfCvs,
  erase: eraseCvs,
};
