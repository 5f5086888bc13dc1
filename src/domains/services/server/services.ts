/** The front door of services: what orders and others may ask of a service and tell it. */
export { holdSeller, offerForOrder, type Offer, type OfferWanted } from './offer-for-order.ts';
export { applyRating } from './apply-rating.ts';
export { eraseServices, exportOfServices, pauseServicesOf, resumeServices, servicesOnSaleOf } from './leave.ts';
