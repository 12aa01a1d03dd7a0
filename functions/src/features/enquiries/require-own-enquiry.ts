import type { Enquiry } from '@domain/enquiries/enquiries.ts';
import { ENQUIRY_STEPS_MAX } from '@domain/enquiries/enquiries.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { readTalent } from '../../work/collections/talents.ts';
import { readUser } from '../../work/collections/users.ts';
import type { Work } from '../../work/unit/work.ts';

interface Addressee {
  readonly name: string;
  readonly email: string;
}

/** Returns the sender's current address while they have to do with the agency; undefined after they left or were deleted. */
export const findAddressee = async (
  { agencyId, talentId, userId }: Enquiry,
  work?: Work,
): Promise<Addressee | undefined> => {
  if (talentId !== null) {
    const talent = await readTalent(talentId, work);
    return talent?.agencyIds.includes(agencyId) ? { name: talent.name, email: talent.email } : undefined;
  }
  const user = await readUser(userId, work);
  const isReachable = user !== undefined && !user.disabled && user.agencyIds.includes(agencyId);
  return isReachable ? { name: user.displayName, email: user.email } : undefined;
};

/** 409 when the message has a step the caller hasn't seen, or at the limit of steps. */
export const refuseUnseen = ({ steps }: Enquiry, revision: number): void => {
  if (steps.length !== revision)
    throw new AppError(409, steps.at(-1)?.kind === 'answered' ? 'enquiry.answered' : 'enquiry.changed');
  if (steps.length >= ENQUIRY_STEPS_MAX)
    throw new AppError(409, 'enquiry.full', { values: { max: ENQUIRY_STEPS_MAX } });
};
