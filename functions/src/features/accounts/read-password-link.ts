import type { AgencyBrand } from '@domain/agencies/agencies.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { readBranded } from '../../work/records/agencies.ts';
import { readUser } from '../../work/records/users.ts';
import { readToken } from '../../rights/tokens/tokens.ts';

const getOnlyAgency = async (uid: string): Promise<AgencyBrand | null> => {
  const [agencyId, ...others] = (await readUser(uid))?.agencyIds ?? [];
  const branded = agencyId === undefined || others.length > 0 ? undefined : await readBranded(agencyId);
  return branded?.brand ?? null;
};

/** Returns the brand for the page of a mailed password link. Unknown and expired links get the same response as accounts with several agencies. */
export const readPasswordLink: Operation<'user.passwordLink'> = async ({ query: { oobCode } }) => {
  try {
    const { subject } = await readToken(oobCode, ['password-reset', 'account-invite']);
    return { agency: await getOnlyAgency(subject) };
  } catch (error) {
    if (error instanceof AppError) return { agency: null };
    throw error;
  }
};
