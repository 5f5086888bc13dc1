import { lazy, Suspense, useState } from 'react';
import { Avatar } from '#design/public/avatar.tsx';
import { Button } from '#design/public/button.tsx';
import { Chip } from '#design/public/chip.tsx';
import { Link } from '#design/public/link.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Rating } from '#design/public/rating.tsx';
import { When } from '#design/public/when.tsx';
import { formatRate } from '#kit/format/number.ts';
import { counted } from '#kit/format/unit.ts';
import { pathTo } from '#routes';
import { AGE_WORDS } from '../cohort.ts';
import type { Student, WholeCohort } from '../contract.ts';

/** Opened by few, and not before they press. */
const RemoveStudent = lazy(async () => ({ default: (await import('./remove-student.tsx')).RemoveStudent }));

/** Who is in it, with what they agreed to show. */
export function StudentList({ of: { id, name, joined, student_limit: limit } }: { of: WholeCohort }) {
  const [leaving, setLeaving] = useState<Student | null>(null);
  return (
    <>
      <Panel
        title="Students"
        lead={`${joined.length} of ${limit} places. You see their public profile and what they agreed to when they joined, never messages or money.`}
        flush
      >
        {joined.length === 0 ? (
          <p className="px-4 pb-4 text-ink-2 sm:px-5">
            No one has joined yet. Share the link below with your students.
          </p>
        ) : (
          <ul className="divide-y divide-line border-t border-line">
            {joined.map((student) => (
              <StudentRow key={student.id} student={student} onRemove={() => setLeaving(student)} />
            ))}
          </ul>
        )}
      </Panel>
      {leaving === null ? null : (
        <Suspense fallback={null}>
          <RemoveStudent student={leaving} cohort={name} cohortId={id} onClose={() => setLeaving(null)} />
        </Suspense>
      )}
    </>
  );
}

function StudentRow({ student, onRemove }: { student: Student; onRemove: () => void }) {
  const { locale } = usePlace();
  const { name, username, avatar_url: photo, completed, services, on_time_percent: onTime } = student;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 px-4 py-4 sm:px-5">
      <Avatar name={name} seed={username} size={36} {...(photo === null ? {} : { photo: { src: photo } })} />
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            href={pathTo('profile', { slug: username })}
            className="min-w-0 font-semibold wrap-anywhere hover:underline"
          >
            {name}
          </Link>
          <Chip>{AGE_WORDS[student.age]}</Chip>
        </p>
        <p className="tnum mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
          <span>{counted(services, { one: 'service live', other: 'services live' })}</span>
          <span>
            {counted(completed, { one: 'order or contract completed', other: 'orders and contracts completed' })}
          </span>
          {onTime === null ? null : <span>{formatRate(onTime * 100, locale)} on time</span>}
          <Rating value={student.rating} count={student.reviews} />
          <span>
            Joined <When at={student.joined_at} />
          </span>
        </p>
      </div>
      <Button size="sm" onClick={onRemove}>
        Remove<span className="sr-only"> {name}</span>
      </Button>
    </li>
  );
}
