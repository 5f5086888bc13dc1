import { warningsIn } from '../warnings.ts';
import { Warnings } from './warnings.tsx';

/** What stands out in a message that is being written. Contact details are warned of until the two have work together. */
export const WrittenWarnings = ({ text, isBeforeWork }: { text: string; isBeforeWork: boolean }) => (
  <Warnings of={warningsIn(text).filter((one) => isBeforeWork || one !== 'shares_contact')} isMine />
);
