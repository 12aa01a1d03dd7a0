import { getAgencyDay } from '../../work/collections/agencies.ts';

/** Returns a function that reads an agency's day once, when it is first needed. */
export const shareAgencyDay = (agencyId: string): (() => Promise<string>) => {
  let day: Promise<string> | undefined;
  return () => (day ??= getAgencyDay(agencyId));
};
