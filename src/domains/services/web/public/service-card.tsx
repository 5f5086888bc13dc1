import { useContext } from 'react';
import { preload } from 'react-dom';
import { Clock } from '#design/public/glyphs.tsx';
import { artUrl, COVER_SIZES } from '#design/public/cover.tsx';
import { Avatar } from '#design/public/avatar.tsx';
import { Chip } from '#design/public/chip.tsx';
import { Icon } from '#design/public/icon.tsx';
import { PlaceProvider, usePlace } from '#design/public/locale.tsx';
import { OfferCard, StubPrice } from '#design/public/offer-card.tsx';
import { Rating } from '#design/public/rating.tsx';
import { formatMoney } from '#kit/money.ts';
import { srcSetOf } from '#kit/picture-sizes.ts';
import { Kept } from '#kit/web/kept-markup.tsx';
import { SaveButton } from '#design/public/save-button.tsx';
import type { CardOnPage } from './card-on-page.ts';
import { WhyRankContext } from './why-rank-context.ts';
import { daysInWords, levelInWords } from './wording.ts';

export interface ServiceCardProps {
  service: CardOnPage;
  /** In the first rows: its picture is fetched immediately. */
  eager?: boolean | undefined;
  level?: 2 | 3 | 4 | undefined;
}

export function ServiceCard({ service, eager = false, level = 3 }: ServiceCardProps) {
  const { seller } = service;
  const { locale } = usePlace();
  const WhyRank = useContext(WhyRankContext);
  return (
    <OfferCard
      corner={
        <>
          {WhyRank === null ? null : <WhyRank slug={service.slug} />}
          <SaveButton kind="service" name={service.slug} title={service.title} />
        </>
      }
      href={`/services/${service.slug}`}
      title={service.title}
      level={level}
      cover={{ motif: service.motif, seed: service.seed, eager, photo: service.cover === null ? null : { src: service.cover, alt: '' } }}
      byline={
        <>
          <Avatar name={seller.name} seed={seller.seed} photo={seller.avatar === null ? null : { src: seller.avatar }} size={28} />
          <bdi className="min-w-0 truncate font-medium">{seller.name}</bdi>
          {sellerLevel(seller.level)}
        </>
      }
      rating={<Rating value={service.rating} count={service.rating_count} />}
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

/** A card in a list: lists are mostly cards, and a card is the same in all of them. */
export function ServiceCardItem(props: ServiceCardProps) {
  const place = usePlace();
  const { service, eager } = props;
  // As React does for a picture that it renders itself: the document's head has it fetched.
  if (import.meta.env.SSR && eager === true) {
    const imageSrcSet = service.cover === null ? undefined : srcSetOf(service.cover);
    const inSizes = imageSrcSet === undefined ? {} : { imageSrcSet, imageSizes: COVER_SIZES };
    preload(service.cover ?? artUrl(service.motif, service.seed), { as: 'image', fetchPriority: 'high', ...inSizes });
  }
  return (
    <Kept as="li" by={JSON.stringify([place, props])}>
      {() => (
        <PlaceProvider value={place}>
          <ServiceCard {...props} />
        </PlaceProvider>
      )}
    </Kept>
  );
}

const sellerLevel = (level: string | null) =>
  level === 'top' ? (
    <Chip tone="accent" className="ms-auto shrink-0">
      {levelInWords(level)}
    </Chip>
  ) : (
    <span className="ms-auto shrink-0 text-xs text-ink-3">{levelInWords(level)}</span>
  );
