/** Which test proves which binding line of docs/product (2 screens, 3 record, 4 session, 5 input, 6 roles, 7 calls, 8 failures, 9 limits), by file and a piece of its title. `lines.test.ts` holds the tests to it. */
export type Suite =
  | 'calls'
  | 'rules'
  | 'guardRules'
  | 'session'
  | 'progress'
  | 'google'
  | 'preloads'
  | 'documents'
  | 'browser'
  | 'profile'
  | 'guard'
  | 'life'
  | 'screens';
export type Proof = readonly [file: Suite, title: string];

export interface Line {
  /** The section, and the line in a few words. */
  readonly line: string;
  readonly proofs: readonly Proof[];
  /** Why one side proves it alone. */
  readonly alone?: string;
}

const line = (name: string, ...proofs: readonly Proof[]): Line => ({ line: name, proofs });
const alone = (why: string, name: string, ...proofs: readonly Proof[]): Line => ({ line: name, proofs, alone: why });

const PLANNED = 'In the map, and not built yet: there is nothing to look at.';
const STORED = 'What the server keeps and answers; a browser shows what it is given.';
const MEASURE = 'A measure of the browser’s own clock, taken with a clock that can be moved.';
const BROKEN = 'Needs a browser that breaks in a way none can be made to.';

const SCREENS: readonly Line[] = [
  line('2. Public pages', ['rules', 'Public pages: %s'], ['documents', '2. Public pages and all other screens'], ['browser', '2. Public-path rule']),
  line(
    '2. Public-path rule: exact paths and patterns',
    ['rules', 'Public-path rule: patterns'],
    ['browser', '2. Public-path rule'],
    ['guard', '1: a public page'],
  ),
  line('2. Services by slug, not the services dashboard', ['rules', 'services by slug (not the services dashboard)'], ['browser', '2. Protected areas: ']),
  alone(PLANNED, '2. Projects', ['rules', 'Projects'], ['documents', '2. Public pages and all other screens']),
  line('2. Services (gigs)', ['rules', 'Services (gigs)'], ['documents', '2. Public pages and all other screens'], ['screens', 'as a client sees it']),
  alone(PLANNED, '2. Messaging', ['rules', 'Messaging'], ['documents', '2. Public pages and all other screens']),
  line('2. User area', ['rules', 'User area'], ['documents', '2. User area: a public profile'], ['screens', 'as a freelancer sees it']),
  line('2. Any path containing /verify-email', ['guardRules', 'a path with the segment verify-email'], ['guard', '5: an unverified address']),
  alone(PLANNED, '2. Other screens', ['rules', 'Other']),
  line(
    '2. Route validation',
    ['documents', '2. Route validation and error page'],
    ['rules', 'the exact paths, by segment'],
    ['guard', 'an address nobody knows'],
  ),
  line(
    '2. Unmatched routes',
    ['guardRules', 'an unknown address needs no sign-in'],
    ['documents', '2. Unknown route middleware and unmatched routes'],
    ['guard', 'an address nobody knows'],
  ),
  alone(
    'An answer to a request; nothing of it is a screen.',
    '2. Bots get no error page',
    ['documents', '2. Requests from bot user agents'],
    ['guard', 'a bot gets the status'],
  ),
  line(
    '2. Error page: 404',
    ['rules', 'the exact paths, by segment'],
    ['documents', '2. A generic error page'],
    ['screens', 'as a visitor sees a wrong address'],
  ),
  alone('Only a screen can show it.', '2. Error page: any other error', ['browser', '2. any other error gives']),
  line('2. Protected prefixes', ['rules', 'Protected prefixes'], ['documents', '2. Protected areas'], ['browser', '2. Protected areas: ']),
  alone('Only a screen has a shell.', '2. Layout and toast area', ['documents', '2. Shell'], ['browser', '2. Shell and error page']),
  line(
    '2. Toast: success and error',
    ['rules', 'Toast auto-dismiss'],
    ['browser', '2. A toast has a type (success'],
    ['browser', '2. A toast has a type: error'],
  ),
  alone('Only a screen has a button.', '2. Toast: close button', ['browser', '2. … or when the user presses']),
];

const ENTITIES: readonly Line[] = [
  alone(STORED, '3. Identity', ['calls', '%s: every field is in GET /api/user/me'], ['calls', 'age follows date_of_birth']),
  alone(STORED, '3. Role defaults to user', ['calls', "role (defaults to 'user')"]),
  alone(STORED, '3. Related lists', ['calls', 'Related lists: %s is a list']),
  alone(STORED, '3. Related objects', ['calls', 'Related objects: ']),
  alone(STORED, '3. api_token', ['calls', 'api_token is kept in the client session']),
  line('3. Display name', ['rules', 'display name'], ['browser', '3. Derived values: display name']),
  line('3. Initials', ['rules', 'initials'], ['browser', '3. Derived values: display name']),
  alone('Two names of one record, put together by the same function everywhere.', '3. Full name', ['rules', 'full name']),
  alone('A number held against another; where it stands on a screen is not shown.', '3. Profile complete', ['rules', 'profile complete']),
  alone('A number held against another; where it stands on a screen is not shown.', '3. Verified', ['rules', 'verified (verification level']),
  line('3. Avatar link', ['rules', 'avatar link'], ['profile', '3. Avatar link']),
  line('3. Token expired', ['rules', 'token expired'], ['browser', '4. A stored token past its expiry']),
  line('3. Authenticated', ['rules', 'authenticated ('], ['guard', '2: without a session'], ['guard', '3: with a session']),
  line('3. Persisted fields', ['rules', 'Only isLoggedIn, id'], ['session', 'exactly the eight fields'], ['browser', '3. Only isLoggedIn, id']),
  line('3. Uploaded images', ['rules', 'avatar link'], ['documents', '3. Uploaded images live at'], ['profile', '3. Avatar link']),
  line('3. Login response', ['calls', 'success, data (api_token'], ['browser', '4. Login success']),
  line('3. Registration payload', ['calls', 'first_name, last_name, role, email'], ['browser', '8. Registration failure']),
  line('3. Onboarding progress', ['calls', 'email_verified, profile_completion'], ['browser', '8. 401 on an onboarding page']),
  line('3. Username check response', ['calls', 'data with available'], ['browser', '5. Username check: at least 3']),
];

const STATES: readonly Line[] = [
  line('4. On start', ['session', 'On start a stored token is read'], ['browser', '4. On start a stored token is read']),
  line('4. Notifications and balance', ['session', 'in %s storage: the user is logged in'], ['browser', '4. … notifications start with every session']),
  line('4. Past its expiry', ['session', 'past its expiry it is treated as absent'], ['browser', '4. A stored token past its expiry']),
  line('4. 401 on the profile fetch', ['session', 'a 401 on the profile fetch'], ['guard', '4: a session the server has ended']),
  line(
    '4. Other errors keep the session',
    ['session', 'other errors (%s) keep'],
    ['browser', '4. A 401 on the profile fetch clears the session; other errors'],
  ),
  alone(BROKEN, '4. Any failure during initialisation', ['session', 'any failure during initialisation']),
  line('4. Login success', ['session', 'stores the token in local storage'], ['browser', '4. Login success']),
  line('4. Profile failure does not fail the login', ['session', 'a profile that cannot be loaded'], ['browser', '4. Login: failure to load']),
  line('4. Login failure clears auth', ['session', 'On login failure all auth is cleared'], ['browser', '8. Error catalogue']),
  line('4. Logout', ['session', 'calls the server, which %s'], ['browser', '4. Logout calls the server']),
  line('4. Verifying the e-mail', ['session', 'Verifying the e-mail sets'], ['browser', '4. Verifying the e-mail sets']),
  alone('The router is the browser’s.', '4. Outcome aborted', ['browser', 'aborted: ']),
  alone('The router is the browser’s.', '4. Outcome cancelled', ['browser', 'cancelled: ']),
  alone('The router is the browser’s.', '4. Outcome duplicated', ['browser', 'duplicated: ']),
  alone('The router is the browser’s.', '4. Outcome redirected', ['browser', 'redirected: ']),
  line('4. Guard 1', ['guardRules', 'rule 1: '], ['guard', '1: a public page']),
  line('4. Guard 2', ['guardRules', 'rule 2: '], ['guard', '2: without a session']),
  line('4. Guard 3', ['guardRules', 'rule 3: '], ['guard', '3: with a session']),
  line('4. Guard 4', ['guardRules', 'rule 4: '], ['guard', '4: a session the server has ended']),
  line('4. Guard 5', ['guardRules', 'rule 5: '], ['guard', '5: an unverified address']),
  line('4. Guard 6', ['guardRules', 'rule 6: '], ['guard', '6, 7 and 8: a verified ${role}']),
  line('4. Guard 7', ['guardRules', 'rule 7: '], ['guard', '6, 7 and 8: a verified ${role}']),
  line(
    '4. Guard 8',
    ['guardRules', 'rule 8: '],
    ['rules', 'Incomplete onboarding: '],
    ['guard', '6, 7 and 8: a verified ${role}'],
    ['guard', '8: a ${role} who is set up'],
  ),
  line('4. App version', ['rules', 'Reload guard window'], ['life', 'reloads the page, and at most once']),
  alone('A part of the app is the browser’s.', '4. Chunk-load error', ['life', 'that took away a part of the app']),
  alone('The worker is the browser’s.', '4. New service worker', ['life', 'keeps the shell only']),
  alone('The worker is the browser’s.', '4. Failed registration', ['life', 'that cannot be registered']),
];

const VALIDATION: readonly Line[] = [
  line('5. Login: required', ['calls', 'Login: email and password required'], ['browser', '5. Login: email and password required']),
  line('5. Login: trimmed and lowercased', ['calls', 'Login: email trimmed'], ['browser', 'Login: 422 the server message']),
  line('5. Registration: required', ['calls', 'Registration: %s required'], ['browser', '5. Registration: first name']),
  line('5. Registration: confirmation', ['calls', 'Registration: password equals'], ['browser', '5. Registration: password equals']),
  alone(
    'The form offers the five roles and no other.',
    '5. Registration: role',
    ['calls', 'Registration: role one of'],
    ['calls', 'Registration: any other role'],
  ),
  alone(STORED, '5. Registration: trimmed and lowercased', ['calls', 'Registration: names and email trimmed']),
  line('5. Registration: only when given', ['calls', 'first_name, last_name, role, email'], ['browser', '8. Registration failure']),
  line('5. Login response', ['session', 'no token'], ['browser', '3. Login response must have success']),
  alone('Google answers through a provider that gives good data; the check is a function of its own.', '5. Google login data', [
    'google',
    'Google login data must include',
  ]),
  alone('No way through the product asks for it.', '5. A token is required', ['session', 'A token is required']),
  line('5. Username check', ['calls', 'Username check: at least 3'], ['calls', 'Username check: trimmed'], ['browser', '5. Username check: at least 3']),
  alone(STORED, '5. Profile update falls back', ['calls', 'Profile update falls back']),
  line('5. Password change', ['calls', 'Password change: '], ['profile', '5. Password change: ']),
  line('5. Avatar upload', ['calls', "Avatar upload: multipart with field 'avatar'"], ['profile', '5. Avatar upload: ']),
];

const ROLES: readonly Line[] = [
  alone('The form offers the five roles and no other.', '6. Registration roles', ['rules', 'Registration roles: ']),
  line(
    '6. Role client, and every other',
    ['rules', "Role 'client': client dashboard"],
    ['browser', "6. Role 'client'"],
    ['guard', '6, 7 and 8: a verified ${role}'],
  ),
  line('6. Protected areas require sign-in', ['guardRules', 'rule 2: '], ['browser', '2. Protected areas: ']),
];

const CALLS: readonly Line[] = [
  line('7. One API host, with cookies', ['session', 'in %s storage: the user is logged in'], ['browser', '4. On start a stored token is read']),
  line('7. Bearer header', ['calls', 'Every request carries a Bearer'], ['browser', '7. Every request carries a Bearer']),
  line('7. POST /api/login', ['calls', 'POST /api/login'], ['browser', '4. Login success']),
  line('7. POST /api/register', ['calls', 'POST /api/register'], ['browser', '8. Registration failure']),
  line('7. POST /api/logout', ['calls', 'POST /api/logout'], ['browser', '4. Logout calls the server']),
  line('7. GET /api/user/me', ['calls', 'GET /api/user/me: data holds'], ['browser', '4. On start a stored token is read']),
  line('7. POST /api/user/profile', ['calls', 'POST /api/user/profile'], ['profile', '7. POST /api/user/profile']),
  line('7. POST /api/user/avatar', ['calls', 'POST /api/user/avatar'], ['profile', '3. Avatar link']),
  line('7. POST /api/user/change-password', ['calls', 'Password change: '], ['profile', '5. Password change: ']),
  line('7. POST /api/check-username', ['calls', 'POST /api/check-username'], ['browser', '5. Username check: at least 3']),
  alone(
    'Asked by the guard when the record cannot be read.',
    '7. GET /api/user/onboarding/progress',
    ['calls', 'GET /api/user/onboarding/progress'],
    ['progress', 'on failure treated as'],
  ),
  line('7. Build manifest', ['documents', 'An installable offline web app'], ['rules', 'Reload guard window'], ['life', 'reloads the page, and at most once']),
  alone('A list; what it silences is in section 8.', '7. Silent-401 list', ['rules', 'the silent list'], ['calls', 'silent-401 list: ']),
];

const ERRORS: readonly Line[] = [
  line('8. Login 401', ['calls', "Login: 401 'Invalid"], ['browser', "Login: 401 'Invalid"]),
  line('8. Login 429', ['calls', "429 'Too many login"], ['browser', "Login: 429 'Too many"]),
  line('8. Login 422', ['rules', 'Login: %s'], ['browser', 'Login: 422 the server message'], ['browser', "Login: 422 … or 'Invalid input data'"]),
  line('8. Login otherwise', ['rules', 'Login: %s'], ['browser', 'Login: otherwise the server message'], ['browser', 'Login: … the local message']),
  line('8. Login field errors', ['calls', 'Login and registration: server field errors'], ['browser', 'Login: server field errors']),
  line('8. Registration failure', ['rules', 'Registration failure: '], ['browser', '8. Registration failure']),
  alone(
    'No public page makes one of these calls.',
    '8. 401 on a public page, silent',
    ['rules', '401 on a public page for a path'],
    ['session', 'on a public page for a path in the silent list'],
  ),
  line('8. 401 on a public page, logged', ['session', 'on a public page for other paths'], ['browser', '8. 401 on a public page for other']),
  line('8. 401 on a non-public page', ['session', 'on a non-public page'], ['browser', '8. 401 on a non-public page']),
  line('8. 401 unless /login or /onboarding', ['session', 'unless the path contains /onboarding'], ['browser', '8. 401 on an onboarding page']),
  alone(
    'Whether an error was swallowed is seen where it would have been thrown.',
    '8. Failed profile load',
    ['rules', 'Failed profile load with 401'],
    ['rules', 'Other profile errors'],
  ),
  line('8. Token storage', ['session', 'up to 3 times, 50 ms apart'], ['browser', '8. Token storage is re-checked']),
  line('8. Username check failure', ['rules', 'Username check failure'], ['browser', '8. Username check failure']),
  line('8. Profile, avatar and password failures', ['calls', 'Every failure has the envelope'], ['profile', '8. Profile, avatar and password']),
  line(
    '8. Route validation failure',
    ['rules', 'the exact paths, by segment'],
    ['documents', '2. Route validation and error page'],
    ['guard', 'an address nobody knows'],
  ),
];

const CONSTANTS: readonly Line[] = [
  line('9. Minimum username length', ['rules', 'Minimum username length: 3'], ['browser', '5. Username check: at least 3']),
  line('9. 30-day expiry', ['rules', 'Token %s: 30-day expiry'], ['rules', 'Token with an expiry claim'], ['browser', '4. A stored token past its expiry']),
  line(
    '9. Token write verification',
    ['rules', 'Token write verification'],
    ['session', 'up to 3 times, 50 ms apart'],
    ['browser', '8. Token storage is re-checked'],
  ),
  alone(MEASURE, '9. Pause after login', ['session', 'stores the token in local storage']),
  alone(
    'A number held against another; where it stands on a screen is not shown.',
    '9. Verified and complete',
    ['rules', 'verified (verification'],
    ['rules', 'profile complete'],
  ),
  line('9. Local storage only', ['session', 'with remember = %s'], ['browser', '3. Only isLoggedIn, id']),
  line('9. Reload guard window', ['rules', 'Reload guard window'], ['life', 'reloads the page, and at most once']),
  alone(MEASURE, '9. Route preloads', ['preloads', 'Up to 4 route preloads']),
  line('9. Toast auto-dismiss', ['rules', 'Toast auto-dismiss'], ['browser', '2. A toast has a type (success']),
  line('9. Confirmation dialogs', ['rules', 'Confirmation dialogs: '], ['browser', '9. Confirmation dialogs: ']),
  line('9. Persisted in local storage', ['session', 'exactly the eight fields'], ['browser', '3. Only isLoggedIn, id']),
];

export const LINES: readonly Line[] = [...SCREENS, ...ENTITIES, ...STATES, ...VALIDATION, ...ROLES, ...CALLS, ...ERRORS, ...CONSTANTS];
