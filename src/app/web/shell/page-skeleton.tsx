import type { ReactNode } from 'react';
import { Bone, Loading, PeopleSkeleton, RowsSkeleton, TextSkeleton } from '#design/public/skeleton.tsx';
import { brandName } from '#kit/brand.ts';
import { isSettings } from '../settings-places.tsx';

const FORMS = [
  'add-funds',
  'add-funds-stripe',
  'add-funds-paypal',
  'withdraw',
  'change-password',
  'switch-role',
  'select-skill',
  'client-bio',
  'report',
];
const HOMES = ['client-dashboard', 'freelancer-dashboard', 'dashboard', 'dashboard-prefix'];
const MESSAGES = ['messages', 'messages-phone'];
/** One thing beside what can be done about it. */
const WITH_ASIDE = ['order', 'post-project', 'create-service', 'edit-service', 'custom-offer'];

const Figures = () => (
  <div className="stat-strip">
    {[0, 1, 2, 3].map((figure) => (
      <div key={figure} className="grid gap-3 p-4">
        <Bone className="h-3.5 w-20" />
        <Bone className="h-6 w-24" />
        <Bone className="h-3 w-16" />
      </div>
    ))}
  </div>
);

/** Also on the home itself, until the parts of the domains are there. */
export const HomeSkeleton = () => (
  <div className="grid gap-5">
    <Figures />
    <div className="grid gap-4 md:grid-cols-2">
      <Bone className="h-44 rounded-lg" />
      <Bone className="h-44 rounded-lg" />
    </div>
    <div className="panel">
      <RowsSkeleton rows={4} />
    </div>
  </div>
);

const MessagesSkeleton = () => (
  <div className="full-page grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[19rem_minmax(0,1fr)]">
    <div className="grid content-start gap-3 border-line p-3 lg:border-e">
      <Bone className="h-11 rounded-md" />
      <PeopleSkeleton rows={7} />
    </div>
    <div className="grid content-start gap-6 p-4 max-lg:hidden">
      <Bone className="h-6 w-40" />
      <TextSkeleton lines={9} />
    </div>
  </div>
);

const Form = () => (
  <div className="panel pad grid max-w-form gap-5">
    {[0, 1, 2].map((field) => (
      <div key={field} className="grid gap-2">
        <Bone className="h-3.5 w-24" />
        <Bone className="h-11 rounded-md" />
      </div>
    ))}
    <Bone className="h-11 w-32 rounded-md" />
  </div>
);

const Heading = () => (
  <>
    <Bone className="mt-1 h-8 w-56 max-w-full" />
    <Bone className="mt-3 mb-6 h-4 w-72 max-w-full" />
  </>
);

const Settings = () => (
  <div className="grid items-start gap-x-8 gap-y-5 xl:grid-cols-[180px_minmax(0,1fr)]">
    <div className="flex flex-wrap gap-3 xl:grid">
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <Bone key={place} className="h-6 w-24" />
      ))}
    </div>
    <div>
      <Heading />
      <div className="grid max-w-[760px] gap-5">
        {[0, 1, 2].map((part) => (
          <div key={part} className="panel pad grid gap-4">
            <Bone className="h-5 w-32" />
            <TextSkeleton lines={3} />
          </div>
        ))}
      </div>
    </div>
  </div>
);

const WorkSkeleton = () => (
  <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_320px]">
    <div className="panel pad">
      <TextSkeleton lines={8} />
    </div>
    <Bone className="h-64 rounded-lg" />
  </div>
);

const List = () => (
  <div className="panel">
    <RowsSkeleton rows={7} />
  </div>
);

function partsOf(screen: string): ReactNode {
  if (HOMES.includes(screen)) return <HomeSkeleton />;
  if (FORMS.includes(screen)) return <Form />;
  return WITH_ASIDE.includes(screen) ? <WorkSkeleton /> : <List />;
}

/** In place of a page until the session is read: the kind of page that its address leads to. */
export const PageSkeleton = ({ screen }: { screen: string }) => (
  <Loading label={`Opening ${brandName()}`}>
    <div aria-hidden="true" className="grid grid-cols-[minmax(0,1fr)]">
      {isSettings(screen) ? (
        <Settings />
      ) : MESSAGES.includes(screen) ? (
        <MessagesSkeleton />
      ) : (
        <>
          <Heading />
          {partsOf(screen)}
        </>
      )}
    </div>
  </Loading>
);
