import { Outlet } from 'react-router';
import { LinkProvider } from '#design/public/link.tsx';
import { OpenLink } from './public/open-link.tsx';
import { PublicFrame } from './public/public-frame.tsx';

/** Its pages work without scripts: theirs wait until the page is used (src/kit/server/web/start-script.ts). */
export const handle = { sleeps: true };

export default function PublicLayout() {
  return (
    <LinkProvider value={OpenLink}>
      <PublicFrame>
        <Outlet />
      </PublicFrame>
    </LinkProvider>
  );
}
