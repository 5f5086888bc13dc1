import { Name } from '#design/public/name.tsx';
import { Clock } from '#design/public/glyphs.tsx';
import { Avatar } from '#design/public/avatar.tsx';
import { Chip } from '#design/public/chip.tsx';
import { Icon } from '#design/public/icon.tsx';
import { Money } from '#design/public/money.tsx';
import { OfferCard, StubPrice } from '#design/public/offer-card.tsx';
import { Rating } from '#design/public/rating.tsx';
import { Kept } from '#kit/web/kept.tsx';
import type { CardOnPage } from './card-on-page.ts';
import { daysInWords, levelInWords } from './wording.ts';

export interface ServiceCardProps {
  service: CardOnPage;
  /** In the first rows: its picture is fetched at once. */
  eager?: boolean | undefined;
  level?: 2 | 3 | 4 | undefined;
}

export const ServiceCard = ({ service, eager = false, level = 3 }: ServiceCardProps) => (
  <Kept by={`service-card:${eager}:${level}:${JSON.stringify(service)}`}>
    <Card service={service} eager={eager} level={level} />
  </Kept>
);

function Card({ service, eager = false, level = 3 }: ServiceCardProps) {
  const { seller } = service;
  return (
    <OfferCard
      href={`/services/${service.slug}`}
      title={service.title}
      level={level}
      cover={{ motif: service.motif, seed: service.seed, eager, photo: service.cover === null ? null : { src: service.cover, alt: '' } }}
      byline={
        <>
          <Avatar name={seller.name} seed={seller.username} photo={seller.avatar === null ? null : { src: seller.avatar }} size={28} />
          <span className="min-w-0 truncate font-medium">
            <Name of={seller.name} />
          </span>
          <SellerLevel level={seller.level} />
        </>
      }
      rating={<Rating value={service.rating} count={service.ratingCount} />}
      stubStart={
        <>
          <Icon of={Clock} size="inline" />
          {daysInWords(service.deliveryDays)}
        </>
      }
      stubEnd={
        <StubPrice before="from">
          <Money value={service.price} trim />
        </StubPrice>
      }
    />
  );
}

function SellerLevel({ level }: { level: string | null }) {
  if (level === 'top')
    return (
      <Chip tone="accent" className="ms-auto shrink-0">
        {levelInWords(level)}
      </Chip>
    );
  return <span className="ms-auto shrink-0 text-xs text-ink-3">{levelInWords(level)}</span>;
}
