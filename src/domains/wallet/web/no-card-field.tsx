import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';

/** In place of the provider's card field, when its script or the field itself did not come. */
export const NoCardField = ({ title }: { title: string }) => (
  <Alert
    tone="danger"
    live
    title={title}
    action={
      <Button size="sm" onClick={() => location.reload()}>
        Reload the page
      </Button>
    }
  >
    Nothing was charged.
  </Alert>
);
