import type { CollectionName } from '@domain/access/matrix.ts';
import { readSourceInvitation, toInvitationId, isWhole } from '../collections/sourced-invitation.ts';
import type { Copy } from './compare.ts';
import { getRef, type CopiesOf, type Moment } from './moment.ts';

/** Fields that repeat the source. Sender and mailing date exist only in the list. */
const REPEATED = ['agencyId', 'kind', 'name', 'email', 'roles', 'state'] as const;

const toEntry = async (moment: Moment, source: string, isRepeated: boolean): Promise<readonly Copy[]> => {
  const ref = getRef(moment, 'invitations', toInvitationId(source));
  const stored = (await moment.transaction.get(ref)).data();
  const isListed = stored !== undefined && isWhole(stored);
  if (isListed && !isRepeated) return [];

  const whole = await readSourceInvitation(moment, source);
  if (!whole) return [];

  const agencyIds = [whole.agencyId];
  if (!stored) return [{ ref, agencyIds, stored, wanted: whole }];
  // Fields recorded while the rest was missing stay valid.
  if (!isListed) return [{ ref, agencyIds, stored, wanted: { ...whole, ...stored } }];

  return [
    { ref, agencyIds, stored, wanted: Object.fromEntries(REPEATED.map((field) => [field, whole[field]])) },
  ];
};

const copyCollection =
  (collection: CollectionName): CopiesOf =>
  (moment, id) =>
    toEntry(moment, `${collection}/${id}`, true);

/** The entry of each kind of invitation on the list. */
export const toTalentInvitation = copyCollection('selfServiceInvites');
export const toEngineerInvitation = copyCollection('engineerInvites');
export const invitationIntoTeam = copyCollection('teamInvites');

/** Returns the list entry of a user whose account was created by an invitation. */
export const getUserInvitation: CopiesOf = (moment, id) => toEntry(moment, `users/${id}`, false);

/** Returns notes on an invitation that is neither listed nor stored, so its data is unknown. */
export const findLeftoverInvitation: CopiesOf = async (moment, id) => {
  const ref = getRef(moment, 'invitations', id);
  const stored = (await moment.transaction.get(ref)).data();
  return stored === undefined || isWhole(stored) ? [] : [{ ref, agencyIds: [], stored, wanted: null }];
};
