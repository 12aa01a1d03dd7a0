import type { AgencyBrand } from '@domain/agencies/agencies.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Operation } from '../../operation.ts';
import { readBranded } from '../../records/agencies.ts';
import { readUser } from '../../records/users.ts';
import { readToken } from '../../tokens/tokens.ts';

/** The agency of whoever is of exactly one. */
const onlyAgencyOf = async (uid: string): Promise<AgencyBrand | null> => {
  const [agencyId, ...others] = (await readUser(uid))?.agencyIds ?? [];
  const branded = agencyId === undefined || others.length > 0 ? undefined : await readBranded(agencyId);
  return branded?.brand ?? null;
};

/**
 * Under whose name the page behind a mailed password link is shown. Links that are none, and those that have expired, are
 * answered like one of somebody with several agencies: nothing is told without a link that was mailed.
 */
export const passwordLink: Operation<'user.passwordLink'> = async ({ query: { oobCode } }) => {
  try {
    const { subject } = await readToken(oobCode, ['password-reset', 'account-invite']);
    return { agency: await onlyAgencyOf(subject) };
  } catch (error) {
    if (error instanceof AppError) return { agency: null };
    throw error;
  }
};
