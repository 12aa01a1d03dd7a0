import { useCallback } from 'react';
import { getZone } from '@domain/agencies/agencies.ts';
import { getDayInZone } from '@domain/rates/day-in-zone.ts';
import { useSignedIn } from './session.ts';

/** Returns today in the chosen agency's time zone, `YYYY-MM-DD`, like the API's checks; evaluated on each call. */
export const useAgencyDay = (): (() => string) => {
  const { agency } = useSignedIn();
  const zone = getZone(agency ?? undefined);
  return useCallback(() => getDayInZone(zone, new Date()), [zone]);
};
