import { useCallback } from 'react';
import { zoneOf } from '@domain/agencies/agencies.ts';
import { dayIn } from '@domain/rates/day-in.ts';
import { useSignedIn } from './session.ts';

/** Today by the clock of the chosen agency, `YYYY-MM-DD`, by which the API judges days; asked anew whenever it is needed. */
export const useAgencyDay = (): (() => string) => {
  const { agency } = useSignedIn();
  const zone = zoneOf(agency ?? undefined);
  return useCallback(() => dayIn(zone, new Date()), [zone]);
};
