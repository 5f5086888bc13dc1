import { data, type LoaderFunctionArgs } from 'react-router';

/** SCN-20: an unmatched route is a fatal not-found error. */
export function loader({ request }: LoaderFunctionArgs): never {
  throw data(
    { message: `Page Not Found: ${new URL(request.url).pathname}` },
    { status: 404, statusText: 'Page not found' },
  );
}

export default function NotFoundPage() {
  return null;
}
