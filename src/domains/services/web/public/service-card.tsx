import { useContext, type ComponentType } from 'react';
import { Clock } from '#design/public/glyphs.tsx';
import { Avatar } from '#design/public/avatar.tsx';
import { Chip } from '#design/public/chip.tsx';
import { Icon } from '#design/public/icon.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { OfferCard, StubPrice } from '#design/public/offer-card.tsx';
import { Rating } from '#design/public/rating.tsx';
import { formatMoney } from '#kit/money.ts';
import { SaveButton } from '#design/public/save-button.tsx';
import type { CardOnPage } from './card-on-page.ts';
import { WhyRankContext } from './why-rank-context.ts';
import { daysInWords, levelInWords } from './wording.ts';

export interface ServiceCardProps {
  service: CardOnPage;
  /** In the first rows: its picture is fetched immediately. */
  eager?: boolean | undefined;
  level?: 2 | 3 | 4 | undefined;
  /** The button that puts it beside others, where a bar leads to them: not every page with cards carries it. */
  Compare?: ComponentType<{ slug: string; title: string }> | undefined;
}

export function ServiceCard({ service, eager = false, level = 3, Compare }: ServiceCardProps) {
  const { seller } = service;
  const { locale } = usePlace();
  const WhyRank = useContext(WhyRankContext);
  return (
    <OfferCard
      corner={
        <>
          {Compare === undefined ? null : <Compare slug={service.slug} title={service.title} />}
          <SaveButton kind="service" name={service.slug} title={service.title} />
        </>
      }
      href={`/services/${service.slug}`}
      title={service.title}
      level={level}
      cover={{
        motif: service.motif,
        seed: service.seed,
        eager,
        photo: service.cover === null ? null : { src: service.cover, alt: '' },
      }}
      byline={
        <>
          <Avatar
            name={seller.name}
            seed={seller.seed}
            photo={seller.avatar === null ? null : { src: seller.avatar }}
            size={28}
          />
          <bdi className="min-w-0 truncate font-medium">{seller.name}</bdi>
          {sellerLevel(seller.level)}
        </>
      }
      rating={
        <span className="flex min-h-6 flex-wrap items-center gap-x-2">
          <Rating value={service.rating} count={service.rating_count} />
          {WhyRank === null ? null : (
            <span className="relative z-1">
              <WhyRank slug={service.slug} />
            </span>
          )}
        </span>
      }
      stubStart={
        service.closed ?? (
          <>
            <Icon of={Clock} size="inline" />
            {daysInWords(service.delivery_days)}
          </>
        )
      }
      stubEnd={<StubPrice before="from">{formatMoney(service.price, locale, { trim: true })}</StubPrice>}
    />
  );
}

export const ServiceCardItem = (props: ServiceCardProps) => (
  <li>
    <ServiceCard {...props} />
  </li>
);

const sellerLevel = (level: string | null) =>
  level === 'top' ? (
    <Chip tone="accent" className="ms-auto shrink-0">
      {levelInWords(level)}
    </Chip>
  ) : (
    <span className="ms-auto shrink-0 text-xs text-ink-3">{levelInWords(level)}</span>
  );
