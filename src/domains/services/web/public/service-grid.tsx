import { CardGrid } from '#design/public/offer-card.tsx';
import type { CardOnPage } from './card-on-page.ts';
import { CompareBar } from './compare-bar.tsx';
import { ServiceCardItem } from './service-card.tsx';

interface ServiceGridProps {
  label: string;
  services: readonly CardOnPage[];
  /** So many cards are in view from the start: their pictures are fetched immediately. */
  eager?: number;
  /** They can be put side by side. */
  compares?: boolean;
}

/** Services as cards. */
export const ServiceGrid = ({ label, services, eager = 0, compares = false }: ServiceGridProps) => (
  <>
    <CardGrid label={label}>
      {services.map((service, index) => (
        <ServiceCardItem key={service.slug} service={service} eager={index < eager} compares={compares} />
      ))}
    </CardGrid>
    {compares ? <CompareBar /> : null}
  </>
);
