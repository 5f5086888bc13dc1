import { shareTestCluster } from './test-database.ts';

/** One cluster for a whole test run, stopped and removed when the run ends. */
export default shareTestCluster;
