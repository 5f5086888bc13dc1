import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Alert } from '#design/public/alert.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { useCommand } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { notificationList, readNotification } from '../contract.ts';

/** Where a push leads: it marks the notification as read, and goes to the thing it is about (NTF-2). */
export function OpenNotification({ id }: { id: string }) {
  const navigate = useNavigate();
  const { mutate, error } = useCommand(readNotification, { stales: [notificationList], waits: false });
  useEffect(() => {
    mutate({ params: { id } }, { onSuccess: ({ path }) => void navigate(path, { replace: true }) });
    // Once for each address.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);
  if (error === null) return <p role="status">Opening your notification…</p>;
  return (
    <Alert
      tone="info"
      title="This notification can’t be opened"
      live
      action={
        <LinkButton size="sm" href={pathTo('notifications')}>
          Close
        </LinkButton>
      }
    >
      {error.message}
    </Alert>
  );
}
