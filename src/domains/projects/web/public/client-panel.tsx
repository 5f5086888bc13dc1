import { Avatar } from '#design/public/avatar.tsx';
import { Chip } from '#design/public/chip.tsx';
import { Link } from '#design/public/link.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Name } from '#design/public/name.tsx';
import { formatTime } from '#kit/format/time.ts';
import { countryName } from '#kit/format/names.ts';
import type { ClientRecord } from '../../shapes.ts';
import { isNewClient } from './client-words.ts';
import { hiringFacts } from './hiring-facts.ts';

/**
 * What every post says of its client (PRJ-9): figures from what they did here, and nothing where there is nothing yet.
 */
export function ClientPanel({ client }: { client: ClientRecord }) {
  const { locale, timeZone } = usePlace();
  const country = client.country_code === null ? null : countryName(client.country_code, locale);
  const facts: readonly (readonly [string, string])[] = [
    ...hiringFacts(client, locale),
    ...(country === null ? [] : [['From', country] as const]),
    ...(client.member_since === null
      ? []
      : [['Member since', formatTime(client.member_since, 'month', { locale, timeZone })] as const]),
  ];
  return (
    <section className="panel pad" aria-labelledby="client">
      <h2 id="client" className="mb-4 text-xl">
        About the client
      </h2>
      <p className="flex flex-wrap items-center gap-2.5">
        <Avatar
          name={client.name}
          seed={client.username}
          photo={client.avatar_url === null ? null : { src: client.avatar_url }}
          size={36}
        />
        {client.username === '' ? (
          <span className="font-semibold">{client.name}</span>
        ) : (
          <Link
            href={`/user/profile/${encodeURIComponent(client.username)}`}
            className="min-w-0 font-semibold wrap-anywhere hover:underline"
          >
            <Name of={client.name} />
          </Link>
        )}
        {isNewClient(client) ? <Chip>New client</Chip> : null}
        {client.is_verified ? <Chip tone="success">Verified</Chip> : null}
        {client.funds_deposited ? <Chip tone="success">Funds deposited</Chip> : null}
      </p>
      <dl className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-ink-3">{name}</dt>
            <dd className="tnum">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
