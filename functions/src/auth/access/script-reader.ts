import { getAgencies } from '@domain/access/roles.ts';
import type { ScriptReaderSide } from '@domain/auditions/confidentiality.ts';
import type { Reader } from '../../outgoing/documents/send-script-to.ts';
import { readTalent } from '../../work/collections/talents.ts';
import { readUser } from '../../work/collections/users.ts';
import type { Caller } from '../../work/access/caller.ts';
import { isStaffIn } from '../../work/access/staff.ts';

const getSide = (caller: Caller, agencyId: string): ScriptReaderSide => {
  if (caller.uid !== caller.realUid || isStaffIn(caller, agencyId)) return 'agency';
  return getAgencies(caller.claims, 'engineer').includes(agencyId) ? 'engineer' : 'client';
};

/** Returns a talent as a reader: clients see the public name, the copy has the full one. */
export const readTalentAsReader = async (talentId: string): Promise<Reader> => {
  const talent = await readTalent(talentId);
  return {
    userId: null,
    talentId,
    side: 'talent',
    name: talent?.publicName ?? '',
    fullName: talent?.fullName ?? '',
  };
};

/** Returns the caller as a reader of a script: an acting admin as that admin, a program by its key. */
export const readCallerAsReader = async (
  caller: Caller,
  { agencyId, talentId }: { readonly agencyId: string; readonly talentId?: string },
): Promise<Reader> => {
  const { uid, realUid, apiKey } = caller;
  if (talentId !== undefined && uid === realUid && uid === talentId) return readTalentAsReader(uid);
  const user = uid === realUid ? caller.user : await readUser(realUid);
  const name = apiKey?.name ?? user?.displayName ?? '';
  const who = { userId: apiKey?.id ?? realUid, talentId: null, side: getSide(caller, agencyId) };
  return { ...who, name, fullName: name };
};
