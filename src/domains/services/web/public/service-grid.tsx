import { CardGrid } from '#design/public/offer-card.tsx';
import type { CardOnPage } from './card-on-page.ts';
import { ServiceCardItem, type ServiceCardProps } from './service-card.tsx';

interface ServiceGridProps extends Pick<ServiceCardProps, 'Compare'> {
  label: string;
  services: readonly CardOnPage[];
  /** So many cards are in view from the start: their pictures are fetched immediately. */
  eager?: number;
}

/** Services as cards. */
export const ServiceGrid = ({ label, services, eager = 0, Compare }: ServiceGridProps) => (
  <CardGrid label={label}>
    {services.map((service, index) => (
      <ServiceCardItem key={service.slug} service={service} eager={index < eager} Compare={Compare} />
    ))}
  </CardGrid>
);
