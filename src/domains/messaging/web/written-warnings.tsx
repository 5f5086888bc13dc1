import { warningsIn } from '../warnings.ts';
import { Warnings } from './warnings.tsx';

export interface WrittenWarningsProps {
  readonly text: string;
  /** Contact details are warned of until the two have work together. */
  readonly isBeforeWork: boolean;
}

/** What to be careful about in a message that is being written. */
export const WrittenWarnings = ({ text, isBeforeWork }: WrittenWarningsProps) => (
  <Warnings of={warningsIn(text).filter((warning) => isBeforeWork || warning !== 'shares_contact')} isMine />
);
