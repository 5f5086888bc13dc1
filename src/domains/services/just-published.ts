/** The state of the address that a seller comes to when their service went live for the first time. */
export const JUST_PUBLISHED = 'just-published';
