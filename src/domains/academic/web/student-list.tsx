import { useState } from 'react';
import { RowsPanel } from '#design/app/paged-panel.tsx';
import { Avatar } from '#design/public/avatar.tsx';
import { Button } from '#design/public/button.tsx';
import { Chip } from '#design/public/chip.tsx';
import { Link } from '#design/public/link.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Rating } from '#design/public/rating.tsx';
import { When } from '#design/public/when.tsx';
import { ReasonDialog } from '#domains/accounts/web/accounts.ts';
import { formatRate } from '#kit/format/number.ts';
import { counted } from '#kit/format/unit.ts';
import { useCommand } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { AGE_WORDS, COHORT_LIMITS } from '../cohort.ts';
import { cohort, myAcademic, removeStudent, type Student, type WholeCohort } from '../contract.ts';

/** Who is in it, with what they agreed to show. */
export function StudentList({ of: { id, name, joined, student_limit: limit } }: { of: WholeCohort }) {
  const [leaving, setLeaving] = useState<Student | null>(null);
  const remove = useCommand(removeStudent, { stales: [cohort, myAcademic] });
  return (
    <>
      <RowsPanel
        title="Students"
        lead={`${joined.length} of ${limit} places. You see their public profile and what they agreed to when they joined, never messages or money.`}
        read={{ data: joined, error: null, isPaused: false, refetch: () => null }}
        items={joined}
        empty="No one has joined yet. Share the link below with your students."
        renderRow={(one) => <StudentRow key={one.id} student={one} onRemove={() => setLeaving(one)} />}
      />
      {leaving === null ? null : (
        <ReasonDialog
          about={leaving.id}
          title={`Remove ${leaving.name}?`}
          lead={`They leave “${name}”, get your reason, and can’t join it again. Their account and work stay as they are.`}
          button="Remove student"
          done="Student removed"
          isHarsh
          maxLength={COHORT_LIMITS.removal}
          submit={(body) => remove.mutateAsync({ params: { id, student_id: leaving.id }, body })}
          onClose={() => setLeaving(null)}
        />
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
          <Link href={pathTo('profile', { slug: username })} className="min-w-0 font-semibold wrap-anywhere hover:underline">
            {name}
          </Link>
          <Chip>{AGE_WORDS[student.age]}</Chip>
        </p>
        <p className="tnum mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
          <span>{counted(services, { one: 'service live', other: 'services live' })}</span>
          <span>{counted(completed, { one: 'order or contract completed', other: 'orders and contracts completed' })}</span>
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
