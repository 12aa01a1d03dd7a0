import type { User } from '@domain/accounts/accounts.ts';
import type { AgencyBrand } from '@domain/agencies/agencies.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { readBranded } from '../../work/collections/agencies.ts';
import { readUser } from '../../work/collections/users.ts';
import { readToken } from '../../work/tokens/tokens.ts';

const getOnlyAgency = async ({ agencyIds }: User): Promise<AgencyBrand | null> => {
  const [agencyId, ...furtherIds] = agencyIds;
  const branded = agencyId === undefined || furtherIds.length > 0 ? undefined : await readBranded(agencyId);
  return branded?.brand ?? null;
};

/** Returns the brand for the page of a mailed password link, and whether the link still works. */
export const readPasswordLink: Operation<'user.passwordLink'> = async ({ query: { oobCode } }) => {
  try {
    const { subject, version } = await readToken(oobCode, ['password-reset', 'account-invite']);
    const user = await readUser(subject);
    if (!user) return { agency: null, isUsable: false };
    return { agency: await getOnlyAgency(user), isUsable: (user.passwordVersion ?? 0) === version };
  } catch (error) {
    if (error instanceof AppError) return { agency: null, isUsable: false };
    throw error;
  }
};
