import { LinkButton } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { pathTo } from '#routes';

/** In the settings: the way to what one studies or teaches under. */
export const CohortsPanel = () => (
  <div id="cohorts" className="scroll-mt-6">
    <Panel
      title="Cohorts"
      lead="If you study or teach: join your institution’s cohort, or set one up for your students."
    >
      <LinkButton href={pathTo('academic')}>Your cohorts</LinkButton>
    </Panel>
  </div>
);
