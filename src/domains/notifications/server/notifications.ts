/** The front door of notifications. */
export { eraseNotifications, exportOfNotifications } from './leave.ts';
export { tellAll } from './tell.ts';
export { unsubscribeToken } from './unsubscribe.ts';
export { mountUnsubscribe } from './unsubscribe-page.ts';
