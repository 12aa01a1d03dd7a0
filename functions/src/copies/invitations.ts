import type { CollectionName } from '@domain/access/matrix.ts';
import { invitationBy, invitationIdOf, isWhole } from '../invitations/as-sourced.ts';
import type { Copy } from './compare.ts';
import { refTo, type CopiesOf, type Moment } from './moment.ts';

/** What the list tells that its source says as well; of whom they are mailed as, and since when, it alone knows. */
const REPEATED = ['agencyId', 'kind', 'name', 'email', 'roles', 'state'] as const;

const entryOf = async (moment: Moment, source: string, isRepeated: boolean): Promise<readonly Copy[]> => {
  const ref = refTo(moment, 'invitations', invitationIdOf(source));
  const stored = (await moment.transaction.get(ref)).data();
  const isListed = stored !== undefined && isWhole(stored);
  if (isListed && !isRepeated) return [];
  const whole = await invitationBy(moment, source);
  if (!whole) return [];
  const agencyIds = [whole.agencyId];
  if (!stored) return [{ ref, agencyIds, stored, wanted: whole }];
  // What was noted while the rest was missing holds.
  if (!isListed) return [{ ref, agencyIds, stored, wanted: { ...whole, ...stored } }];
  return [
    { ref, agencyIds, stored, wanted: Object.fromEntries(REPEATED.map((field) => [field, whole[field]])) },
  ];
};

const ofCollection =
  (collection: CollectionName): CopiesOf =>
  (moment, id) =>
    entryOf(moment, `${collection}/${id}`, true);

/** The entry of each kind of invitation on the list. */
export const invitationOfTalent = ofCollection('selfServiceInvites');
export const invitationOfEngineer = ofCollection('engineerInvites');
export const invitationIntoTeam = ofCollection('teamInvites');

/** The entry of whoever an account was made for when they were invited. */
export const invitationOfUser: CopiesOf = (moment, id) => entryOf(moment, `users/${id}`, false);

/** What was noted of an invitation that is neither listed nor there any more: nobody can tell what it was. */
export const invitationLeftOver: CopiesOf = async (moment, id) => {
  const ref = refTo(moment, 'invitations', id);
  const stored = (await moment.transaction.get(ref)).data();
  return stored === undefined || isWhole(stored) ? [] : [{ ref, agencyIds: [], stored, wanted: null }];
};
