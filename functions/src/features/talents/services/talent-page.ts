import type { ValidationStatus } from '@domain/access/roles.ts';
import type { TalentPage } from '@domain/talents/talents.api.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { readValidation } from '../../../claims/account-validation.ts';
import { serialised } from '../../../firestore/db.ts';
import type { Session } from '../../../http/session.ts';

/** A talent as this caller may see it: only admins see what was decided on the account. */
export const talentPage = async (session: Session, talent: Talent): Promise<TalentPage> => {
  const isAdmin = session.claims.roles.includes('admin');
  const accountValidationStatus: ValidationStatus | undefined = isAdmin
    ? await readValidation(talent.id)
    : undefined;
  return { ...serialised(talent), ...(accountValidationStatus ? { accountValidationStatus } : {}) };
};
