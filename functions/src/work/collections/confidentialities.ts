import { CONFIDENTIALITY_VERSION, type Confidentiality } from '@domain/auditions/confidentiality.ts';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import type { SessionScript } from '@domain/sessions/sessions.ts';
import { collection } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

export const confidentialities = collection<Confidentiality>('confidentialities');

/** Returns whether an acceptance covers an entry's request and the current text. */
export const isAcceptanceOf = (
  acceptance: Confidentiality | undefined,
  { auditionId }: Pick<AuditionEntry, 'auditionId'>,
): boolean => acceptance?.auditionId === auditionId && acceptance.version === CONFIDENTIALITY_VERSION;

/** Returns the acceptances that cover some of the entries. */
export const findHeldAcceptances = async (
  entries: readonly Pick<AuditionEntry, 'id' | 'auditionId'>[],
  work: Work,
): Promise<readonly Confidentiality[]> => {
  const acceptances = await work.readAll(
    confidentialities,
    entries.map(({ id }) => id),
  );
  return acceptances.filter((acceptance) =>
    entries.some((entry) => entry.id === acceptance.id && isAcceptanceOf(acceptance, entry)),
  );
};

/** Returns the private scripts, by request, whose current text a talent hasn't accepted. */
export const findUnaccepted = async (
  talentId: string,
  scripts: readonly Pick<SessionScript, 'auditionId' | 'isPrivate'>[],
  work?: Work,
): Promise<ReadonlySet<string>> => {
  const ids = new Set(scripts.flatMap(({ auditionId, isPrivate }) => (isPrivate ? [auditionId] : [])));
  if (ids.size === 0) return ids;
  const query = confidentialities.ref.where('talentId', '==', talentId);
  const accepted = await confidentialities.find(query, work);
  const isAccepted = (auditionId: string) =>
    accepted.some((confidentiality) => isAcceptanceOf(confidentiality, { auditionId }));
  return new Set([...ids].filter((id) => !isAccepted(id)));
};

/** The acceptances of a request. */
export const findAcceptances = (auditionId: string): Promise<readonly Confidentiality[]> =>
  confidentialities.find(confidentialities.ref.where('auditionId', '==', auditionId));
