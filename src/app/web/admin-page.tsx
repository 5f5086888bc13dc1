import type { MetaFunction } from 'react-router';
import { LinkButton } from '#design/public/button.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { routes } from '#routes';

export const meta: MetaFunction = () => [{ title: 'Operations · Docket' }];

/** Every operator's screen that stands by itself, read from the map. */
const areas = routes.filter(({ access, page, path }) => access === 'operator' && page !== null && path !== '/admin' && !path.includes(':'));

/** The operators' home. */
export default function AdminPage() {
  return (
    <>
      <PageHeader
        title="Operations"
        lead="Services go live by the rules at once. The books are checked from the command line with npm run check:ledger."
        actions={<LinkButton href="/api/docs">Read the API</LinkButton>}
      />
      <nav aria-label="Operations">
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {areas.map(({ path, title }) => (
            <li key={path}>
              <LinkButton href={path} wide className="justify-start">
                {title}
              </LinkButton>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
