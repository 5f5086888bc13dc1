/**
 * The service worker, made into /sw.js by tools/build.ts. It keeps the shell, which is one page that says that there is
 * no connection, and nothing else: no document of anyone, no answer of the API (WEB-3). It shows what is pushed to this
 * device. It imports nothing.
 */
declare const BUILD: { readonly version: string; readonly shell: readonly string[] };

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Lasting {
  readonly notification: Notification;
}
interface WorkerScope extends EventTarget {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    openWindow(path: string): Promise<unknown>;
    matchAll(options: { type: 'window' }): Promise<readonly { readonly focused: boolean }[]>;
  };
  skipWaiting(): Promise<void>;
}

const worker = self as unknown as WorkerScope;
const OFFLINE = '/offline.html';
const FAMILY = 'docket-shell-';
const SHELL = `${FAMILY}${BUILD.version}`;

async function keepShell(): Promise<void> {
  const shell = await caches.open(SHELL);
  await shell.addAll(
    BUILD.shell.map(
      (path) => new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'reload', credentials: 'omit' }),
    ),
  );
}

/** Signing out empties every cache of the browser: the next page stores the shell again. */
const keepShellAgain = async (): Promise<void> => ((await caches.has(SHELL)) ? undefined : keepShell());

async function dropOlder(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(FAMILY) && name !== SHELL).map((name) => caches.delete(name)),
  );
}

async function page(event: Fetching): Promise<Response> {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(keepShellAgain().catch(() => undefined));
    return answer;
  } catch {
    const cachedResponse = await caches.match(OFFLINE);
    return (
      cachedResponse ??
      new Response('You’re offline. This site needs a connection.', {
        status: 503,
        headers: { 'content-type': 'text/plain; charset=utf-8' },
      })
    );
  }
}

worker.addEventListener('install', (event) => (event as Lasting).waitUntil(keepShell()));

worker.addEventListener('activate', (event) => {
  (event as Lasting).waitUntil(
    Promise.all([dropOlder(), worker.registration.navigationPreload?.enable(), worker.clients.claim()]),
  );
});

worker.addEventListener('message', (event) => {
  const { type } = ((event as MessageEvent).data ?? {}) as { type?: unknown };
  if (type === 'SKIP_WAITING') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const fetching = event as Fetching;
  const { request } = fetching;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') fetching.respondWith(page(fetching));
  else if (BUILD.shell.includes(pathname))
    fetching.respondWith(
      caches.match(request, { ignoreVary: true }).then((cachedResponse) => cachedResponse ?? fetch(request)),
    );
});

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag: string;
  readonly is_test: boolean;
}
const UNREADABLE: Shown = {
  title: 'New notification',
  body: 'Open the app to see it.',
  path: '/',
  tag: 'unreadable',
  is_test: false,
};

/** Browsers want every push to be shown; what cannot be read is shown without its words. */
function shownOf({ data }: Pushed): Shown {
  try {
    return { ...UNREADABLE, ...(data?.json() as Partial<Shown> | undefined) };
  } catch {
    return UNREADABLE;
  }
}

/** Someone who is looking at the product sees its bell. */
async function show({ title, body, path, tag, is_test: isTest }: Shown): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window' });
  if (!isTest && windows.some(({ focused }) => focused)) return;
  await worker.registration.showNotification(title, {
    body,
    tag,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: path,
  });
}

worker.addEventListener('push', (event) => (event as Pushed).waitUntil(show(shownOf(event as Pushed))));

/** In a window of its own: what someone is writing in another stays. Nothing but a path of this site is opened. */
worker.addEventListener('notificationclick', (event) => {
  const { notification } = event as Clicked;
  notification.close();
  const target = new URL(String(notification.data), location.origin);
  (event as Clicked).waitUntil(
    worker.clients.openWindow(target.origin === location.origin ? `${target.pathname}${target.search}` : '/'),
  );
});
