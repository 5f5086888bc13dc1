/** The front door of the services' screens. */
export { firstServiceTurn } from './first-service.tsx';
export { MyServiceRow } from './my-service-row.tsx';
export { forgetSeenServices, seenServices, type SeenService } from './recently-seen.ts';
