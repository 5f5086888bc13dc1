import { useLoaderData, useParams, type MetaFunction } from 'react-router';
import { Address } from '#design/app/address.tsx';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { ReadState } from '#design/app/unread.tsx';
import { readPerson } from '#domains/accounts/people-contract.ts';
import { PersonAccount, PersonHistory } from '#domains/accounts/web/admin/person-account.tsx';
import { useStaffRoles } from '#domains/accounts/web/accounts.ts';
import { titled } from '#kit/brand.ts';
import { isOpenTo } from '#kit/staff.ts';
import { useRead } from '#kit/web/api.ts';
import { titleOf, trailTo } from '#routes';
import { personPanels } from './modules.ts';

export const clientLoader = () =>
  Promise.all(personPanels.map(async (panel) => ({ ...panel, Panel: await panel.load() })));
export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-person')) }];

export default function AdminPersonPage() {
  const { id = '' } = useParams();
  return <OnePerson key={id} id={id} />;
}

/** Someone's account, and what every domain has of them, as far as this reader's roles allow. */
function OnePerson({ id }: { id: string }) {
  const panels = useLoaderData<Awaited<ReturnType<typeof clientLoader>>>();
  const roles = useStaffRoles();
  const person = useRead(readPerson, { params: { id } });
  return (
    <>
      <ScreenHeader
        of={trailTo('admin-person', { called: person.data?.name })}
        lead={person.data === undefined ? undefined : <Address of={person.data.email} />}
      />
      <ReadState read={person} what="This person">
        {(data) => (
          <div className="in-order grid grid-cols-[minmax(0,1fr)] gap-4">
            <PersonAccount person={data} />
            {panels
              .filter(({ staff }) => isOpenTo(roles, staff))
              .map(({ place, Panel: One }) => (
                <One key={place} id={id} />
              ))}
            <PersonHistory person={data} />
          </div>
        )}
      </ReadState>
    </>
  );
}
