import type { AgencyChanges, AgencyRemoval } from '@domain/talents/agency-change.ts';
import { collection } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

export const agencyChanges = collection<AgencyChanges>('agencyChanges');

/** Removals by agencies, newest first. */
export const readRemovals = async (work: Work, talentId: string): Promise<readonly AgencyRemoval[]> =>
  (await work.read(agencyChanges, talentId))?.removals ?? [];
