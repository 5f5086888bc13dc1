/** The front door of the services' screens. */
export { ContentCompare } from './content-compare.tsx';
export { firstServiceTurn } from './first-service.tsx';
export { TakingOrders } from './taking-orders.tsx';
export { MyServiceRow } from './my-service-row.tsx';
export { BeginForm } from './wizard/begin-form.tsx';
export { CategoryField } from './wizard/category-field.tsx';
export { TitleAndCategory } from './wizard/title-and-category.tsx';
export { forgetSeenServices, seenServices, type SeenService } from './recently-seen.ts';
