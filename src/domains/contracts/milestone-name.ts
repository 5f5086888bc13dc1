/**
 * What a milestone is called beside other work. A contract of one milestone often has the same title twice, which is
 * said once.
 */
export const milestoneName = (contract: string, milestone: string): string =>
  contract === milestone ? contract : `${contract}: ${milestone}`;
