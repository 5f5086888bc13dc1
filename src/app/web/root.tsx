import { instanceLocale } from '#kit/locale.ts';
import { use, useEffect, type ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useLoaderData,
  useLocation,
  useRouteError,
  useRouteLoaderData,
  type LinksFunction,
} from 'react-router';
import displayFont from '#design/fonts/generated/bricolage-grotesque.woff2?url';
import textFont from '#design/fonts/generated/instrument-sans.woff2?url';
import { SkipLink } from '#design/public/header.tsx';
import { LinkProvider } from '#design/public/link.tsx';
import { PlaceProvider } from '#design/public/locale.tsx';
import { ToastViewport } from '#design/public/toast.tsx';
import { guardNavigation } from '#domains/accounts/web/guard-navigation.ts';
import { brandTaken } from '#kit/brand.ts';
import { currencyTaken } from '#kit/instance-currency.ts';
import stylesheet from '#design/styles.css?url';
import { overPage, useOverPage } from '#kit/web/over-page.ts';
import { saving } from '#kit/web/saving.ts';
import { HYDRATED } from './early-submit.ts';
import { headScript } from './head-script.ts';
import { Announcement, BrandStyle, ServingContext } from './shell/public/brand-on-page.tsx';
import { ErrorPage } from './shell/public/error-page.tsx';
import { NavigationState } from './shell/public/navigation-state.tsx';
import { PublicFrame } from './shell/public/public-frame.tsx';
import { ReadersPlace } from './shell/public/readers-place.tsx';
import { RouteAnnouncer } from './shell/public/route-announcer.tsx';
import { RouterLink } from './shell/public/router-link.tsx';
import { usePlaceOfReader } from './shell/public/place-of-reader.ts';

/** GRD-1 to GRD-8: the guard runs before every navigation, a hard load included. */
export const clientMiddleware = [guardNavigation];

/** Without a hydrating client loader the client middleware would not run on a hard load. */
export const loader = () => null;
/** True once the browser has all that the first page needs: before that the server's null is shown. */
export const clientLoader = () => true;
clientLoader.hydrate = true as const;

/** The two faces that every page shows: asked for with the document, they are there when its text is first laid out. */
const fontAhead = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const;

export const links: LinksFunction = () => [
  fontAhead(textFont),
  fontAhead(displayFont),
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, build } = use(ServingContext) ?? {};
  const isReady = useRouteLoaderData<typeof clientLoader>('root') === true;
  return (
    <html
      lang={instanceLocale()}
      data-brand={brandTaken()}
      data-currency={currencyTaken()}
      data-build={build}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <script nonce={nonce} suppressHydrationWarning>
          {headScript}
        </script>
        <Meta />
        <Links />
        <BrandStyle />
      </head>
      <body>
        <SkipLink />
        <Announcement />
        {children}
        <ReadersPlace isReady={isReady} />
        <Scripts />
      </body>
    </html>
  );
}

saving.by(async () => (await import('./saver.ts')).saver);
overPage.by(async () => (await import('./over-page.tsx')).openOverPage);

function OverPage() {
  const Content = useOverPage();
  return Content === null ? null : <Content />;
}

function Providers({ children }: { children: ReactNode }) {
  useEffect(() => void dispatchEvent(new Event(HYDRATED)), []);
  return (
    <LinkProvider value={RouterLink}>
      <PlaceProvider value={usePlaceOfReader()}>
        {children}
        <RouteAnnouncer />
        <OverPage />
        <ToastViewport />
      </PlaceProvider>
    </LinkProvider>
  );
}

export default function Root() {
  const isReady = useLoaderData<typeof clientLoader>() === true;
  return (
    <Providers>
      <NavigationState isReady={isReady} />
      <Outlet />
    </Providers>
  );
}

/** SCN-21: 404 is 'Page Not Found'; anything else its own status message or 'Internal Server Error'. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const message = isRouteErrorResponse(error) && error.statusText !== '' ? error.statusText : undefined;
  return (
    <Providers>
      <NavigationState isReady />
      <PublicFrame>
        <ErrorPage status={status} message={message} path={pathname} />
      </PublicFrame>
    </Providers>
  );
}
