import { LinkButton } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { pathTo } from '#routes';
import { ExportPanel } from './public/export-panel.tsx';

/** In the settings: the data export and deleting the account. */
export const YourData = () => (
  <div id="data" className="grid scroll-mt-6 gap-5">
    <ExportPanel />
    <Panel
      title="Delete your account"
      lead="Before you decide, you’ll see what we delete, what we keep, and what is still open."
    >
      <LinkButton href={pathTo('account-deletion')}>Delete your account</LinkButton>
    </Panel>
  </div>
);

/** In the settings: what the account is for. */
export const YourRole = () => (
  <div id="role" className="scroll-mt-6">
    <Panel title="Role" lead="Buy, sell, or both. You’ll see what changes before you decide.">
      <LinkButton href={pathTo('switch-role')}>Switch role</LinkButton>
    </Panel>
  </div>
);
