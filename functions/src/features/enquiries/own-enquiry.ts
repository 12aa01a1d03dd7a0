import type { Transaction } from 'firebase-admin/firestore';
import type { Enquiry, EnquiryStep } from '@domain/enquiries/enquiries.ts';
import { ENQUIRY_STEPS_MAX } from '@domain/enquiries/enquiries.ts';
import { agencyOf, type Caller } from '../../access/caller.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import { readEnquiry } from '../../records/enquiries.ts';
import { readTalent } from '../../records/talents.ts';
import { readUser } from '../../records/users.ts';

/** A message to the agency that the caller acts in; 404 for one to another agency. */
export const ownEnquiry = async (caller: Caller, id: string, transaction?: Transaction): Promise<Enquiry> => {
  const enquiry = await readEnquiry(id, transaction);
  if (enquiry?.agencyId !== agencyOf(caller)) throw notFound();
  return enquiry;
};

/** Whom an answer goes to. */
interface Addressee {
  readonly name: string;
  readonly email: string;
}

/**
 * Where whoever wrote a message is answered: at the address of theirs by now, as long as they have to do with the agency.
 * Whoever has left it, or was deleted, is written to no more.
 */
export const addresseeOf = async (
  { agencyId, talentId, userId }: Enquiry,
  transaction?: Transaction,
): Promise<Addressee | undefined> => {
  if (talentId !== null) {
    const talent = await readTalent(talentId, transaction);
    return talent?.agencyIds.includes(agencyId) ? { name: talent.name, email: talent.email } : undefined;
  }
  const user = await readUser(userId, transaction);
  const isReachable = user !== undefined && !user.disabled && user.agencyIds.includes(agencyId);
  return isReachable ? { name: user.displayName, email: user.email } : undefined;
};

/** 409 where somebody has done something about a message that the caller has not seen, or where there is no room for more. */
export const refuseUnseen = ({ steps }: Enquiry, revision: number): void => {
  if (steps.length !== revision)
    throw new AppError(409, steps.at(-1)?.kind === 'answered' ? 'enquiry.answered' : 'enquiry.changed');
  if (steps.length >= ENQUIRY_STEPS_MAX)
    throw new AppError(409, 'enquiry.full', { values: { max: ENQUIRY_STEPS_MAX } });
};

/** The message after one more step. */
export const withStep = (enquiry: Enquiry, state: Enquiry['state'], step: EnquiryStep): Enquiry => ({
  ...enquiry,
  state,
  steps: [...enquiry.steps, step],
});
