import { Outlet } from 'react-router';
import { LinkProvider } from '#design/public/link.tsx';
import { OpenLink } from './public/open-link.tsx';
import { PublicFrame } from './public/public-frame.tsx';

export default function PublicLayout() {
  return (
    <LinkProvider value={OpenLink}>
      <PublicFrame>
        <Outlet />
      </PublicFrame>
    </LinkProvider>
  );
}
