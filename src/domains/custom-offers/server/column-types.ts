import type { OfferState } from '../custom-offer.ts';

declare module '#kit/server/db/statement.ts' {
  interface ColumnTypes {
    'custom_offer_event.state_before': OfferState;
    'custom_offer_event.state_after': OfferState;
  }
}
