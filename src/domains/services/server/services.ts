/** The front door of services: what orders and others may ask of a service and tell it. */
export {
  dayInWords,
  extrasOfVersion,
  holdSeller,
  offerForOrder,
  serviceToOffer,
  versionBought,
  type Offer,
  type OfferWanted,
  type ServiceToOffer,
} from './offer-for-order.ts';
/** A list of services, and cards as other domains' views have them. */
export { servicesFound } from './list-services.ts';
export { freelancersFound } from './list-freelancers.ts';
export { cardsFrom } from './stored.ts';
export { categoryOf } from './category-of.ts';
export { pricesIn } from './prices-in.ts';
export { capacityOf, changeCapacity, countOpenOrders } from './taking-orders.ts';
export { versionSold } from './versions.ts';
export { suggesters, type Suggester } from './suggest.ts';
/** For tests that plant a published service. */
export { contentToStore } from './stored.ts';
export { rateService } from './rate-service.ts';
export { pauseServicesOf, resumeServices, servicesOnSaleOf } from './leave.ts';
export { readMyService, readMyServices, type ServiceRow } from './store.ts';
export { myServiceList } from './my-services.ts';
