import { CONFIDENTIALITY_VERSION, type Confidentiality } from '@domain/auditions/confidentiality.ts';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { collection } from '../../platform/firestore/collection.ts';

export const confidentialities = collection<Confidentiality>('confidentialities');

/** Returns whether an acceptance covers an entry's request and the current text. */
export const isAcceptanceOf = (
  acceptance: Confidentiality | undefined,
  { auditionId }: Pick<AuditionEntry, 'auditionId'>,
): boolean => acceptance?.auditionId === auditionId && acceptance.version === CONFIDENTIALITY_VERSION;

/** The acceptances of a request. */
export const findAcceptances = (auditionId: string): Promise<readonly Confidentiality[]> =>
  confidentialities.find(confidentialities.ref.where('auditionId', '==', auditionId));
