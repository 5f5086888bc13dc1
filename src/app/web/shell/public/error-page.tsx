import { Mosaic } from '#design/public/cover.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { TextField } from '#design/public/field.tsx';
import { titled } from '#kit/brand.ts';

interface ErrorPageProps {
  status: number;
  /** The error's own status message. */
  message?: string | undefined;
  path: string;
}

/** SCN-21: a not-found view with links, or a general error view that says what is safe. */
export function ErrorPage({ status, message, path }: ErrorPageProps) {
  const missing = status === 404;
  const offline = !missing && status !== 503 && typeof navigator !== 'undefined' && !navigator.onLine;
  const title = offline
    ? 'You are offline'
    : missing
      ? 'Page Not Found'
      : message && message !== ''
        ? message
        : 'Internal Server Error';
  return (
    <div className="page grid items-center gap-10 py-14 lg:grid-cols-2 lg:py-20">
      <title>{titled(title)}</title>
      <meta name="robots" content="noindex" />
      <div className="min-w-0">
        <p className="tnum text-ink-3">{status}</p>
        <h1 className="text-3xl mt-1">{title}</h1>
        <p className="mt-4 max-w-[34rem] text-lg text-ink-2">
          {missing
            ? 'This page doesn’t exist. The link may be outdated, or the page may have moved. Try searching.'
            : offline
              ? 'This page needs an internet connection. We kept what you typed on this device.'
              : 'Something went wrong on our side. Nothing was lost, and no money moved. Try again in a moment.'}
        </p>
        {missing ? <p className="mt-2 text-sm text-ink-3 wrap-anywhere">Page Not Found: {path}</p> : null}
        {missing ? (
          <form action="/services" role="search" className="mt-6 flex max-w-[30rem] items-end gap-2">
            <TextField label="Search services" name="q" type="search" className="flex-1" />
            <Button type="submit" variant="primary">
              Search
            </Button>
          </form>
        ) : (
          <form className="mt-6">
            <Button type="submit" variant="primary">
              Try again
            </Button>
          </form>
        )}
        <p className="mt-6">
          <LinkButton href="/" variant="line">
            Go to the home page
          </LinkButton>
        </p>
      </div>
      <Mosaic seed={`error-${status}`} className="hidden h-[420px] w-full rounded-xl object-cover lg:block" />
    </div>
  );
}
