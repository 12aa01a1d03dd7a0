import { useEffect, useRef } from 'react';
import { hasStaffRole } from '@domain/access/roles.ts';
import type { Pulse } from '@domain/work/pulses.ts';
import { useLiveCollection, type Live, type LiveQuery } from '#firebase/live.ts';
import { othersChanges } from '../../lib/http/useRefresh.ts';
import { useSignedIn, type SignedIn } from '../../lib/session/session.ts';

/** Values that one filter takes at most. */
const AGENCIES_MAX = 30;
/** A change shortly before the listener started may be missing from what was loaded. */
const OVERLAP_MS = 10_000;

const listenIn = (agencyIds: readonly string[], where: LiveQuery['where']): LiveQuery | null =>
  agencyIds.length === 0
    ? null
    : { collection: 'pulses', where, oneOf: { agencyId: agencyIds.slice(0, AGENCIES_MAX) } };

/** Returns the query for the chosen agency: of its staff, or of the client's company. */
const getProductionQuery = ({ agency, roles, companyId }: SignedIn): LiveQuery | null => {
  if (!agency) return null;
  if (hasStaffRole(roles)) return listenIn([agency.id], { audience: 'staff' });
  return companyId ? listenIn([agency.id], { audience: 'company', companyId }) : null;
};

const getLatest = (pulses: readonly Pulse[]): number =>
  pulses.reduce((latest, { at }) => Math.max(latest, at.toMillis()), 0);

/** Notifies `othersChanges` of each new pulse. */
const useAnnouncements = ({ data }: Live<readonly Pulse[]>): void => {
  const isListening = useRef(false);
  useEffect(() => {
    if (!data) return;
    if (isListening.current || getLatest(data) > Date.now() - OVERLAP_MS) othersChanges.notify();
    isListening.current = true;
  }, [data]);
};

/** Listens to changes of the user's work by others, in all roles. */
export const usePulses = (): void => {
  const person = useSignedIn();
  const { uid, agencies, engagedBy } = person;
  const talentIn = agencies.filter(({ roles }) => roles.includes('talent')).map(({ id }) => id);
  useAnnouncements(useLiveCollection<Pulse>(getProductionQuery(person)));
  useAnnouncements(useLiveCollection<Pulse>(listenIn(talentIn, { talentId: uid })));
  useAnnouncements(useLiveCollection<Pulse>(listenIn(engagedBy, { engineerId: uid })));
  useAnnouncements(useLiveCollection<Pulse>(listenIn(engagedBy, { audience: 'engineers' })));
};
