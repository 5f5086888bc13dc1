import { countryName, formatList, languageName } from '#kit/format/names.ts';
import { formatNumber, formatRate } from '#kit/format/number.ts';
import { formatTime } from '#kit/format/time.ts';
import { Name } from '#design/public/name.tsx';
import type { ReactNode } from 'react';
import { BadgeCheck } from '#design/public/glyphs.tsx';
import { Avatar } from '#design/public/avatar.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Chip } from '#design/public/chip.tsx';
import { Link } from '#design/public/link.tsx';
import { LocalTime } from '#design/public/local-time.tsx';
import { usePlace } from '#design/public/locale.tsx';
import type { ServiceShown } from '../../contract.ts';
import { levelInWords, servicesInWords } from './wording.ts';

type Seller = ServiceShown['seller'];

const photoOf = (seller: Seller) => (seller.avatar === null ? null : { src: seller.avatar });
const profileOf = (seller: Seller): string => `/user/profile/${encodeURIComponent(seller.username)}`;

export function SellerLine({ seller }: { seller: Seller }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar name={seller.name} seed={seller.username} photo={photoOf(seller)} size={36} />
      <Link href={profileOf(seller)} className="min-w-0 font-semibold wrap-anywhere hover:underline">
        <Name of={seller.name} />
      </Link>
      <Chip tone={seller.level === 'top' ? 'accent' : 'neutral'}>{levelInWords(seller.level)}</Chip>
    </span>
  );
}

export function SellerPanel({ service }: { service: Pick<ServiceShown, 'seller' | 'taking_orders'> }) {
  const { locale, timeZone } = usePlace();
  const { seller, taking_orders: taking } = service;
  const country = seller.country === null ? null : countryName(seller.country, locale);
  const since = formatTime(seller.member_since, 'month', { locale, timeZone });
  const facts: (readonly [string, ReactNode])[] = [
    ...(country === null ? [] : [['From', country] as const]),
    ['Member since', since],
    ['Services', servicesInWords(seller.services, locale)],
    ...(seller.languages.length === 0
      ? []
      : [
          [
            'Speaks',
            formatList(
              seller.languages.map((code) => languageName(code, locale)),
              locale,
            ),
          ] as const,
        ]),
    ...(seller.timezone === null
      ? []
      : [['Local time', <LocalTime key="clock" timeZone={seller.timezone} before="–" />] as const]),
    ...(seller.on_time_percent === null
      ? []
      : [['Delivered on time', formatRate(seller.on_time_percent * 100, locale)] as const]),
    [
      'Orders in queue',
      taking.most_open === null
        ? formatNumber(taking.open_orders, locale)
        : `${formatNumber(taking.open_orders, locale)} of at most ${formatNumber(taking.most_open, locale)}`,
    ],
  ];
  return (
    <section className="later-part" aria-labelledby="seller">
      <h2 id="seller" className="mb-4 text-2xl">
        About the seller
      </h2>
      <div className="panel pad">
        <div className="flex flex-wrap items-center gap-4">
          <Avatar name={seller.name} seed={seller.username} photo={photoOf(seller)} size={56} />
          <div className="min-w-0 flex-1 basis-48">
            <p className="title flex flex-wrap items-center gap-2 wrap-anywhere">
              <Name of={seller.name} />
              {seller.is_verified ? (
                <Chip tone="success" icon={BadgeCheck}>
                  Verified
                </Chip>
              ) : null}
            </p>
            {seller.title === null ? null : (
              <p className="mt-0.5 text-md text-ink-2 wrap-anywhere">
                <Name of={seller.title} />
              </p>
            )}
          </div>
          <LinkButton href={profileOf(seller)}>See profile</LinkButton>
        </div>
        <dl className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-4 text-md sm:grid-cols-[repeat(3,minmax(0,1fr))]">
          {facts.map(([label, words]) => (
            <div key={label}>
              <dt className="text-sm text-ink-3">{label}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
