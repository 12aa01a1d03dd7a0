import type { SoldLicence } from '@domain/ledger/sold-licences.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findLeftTalents } from './public-talents.ts';
import type { Work } from '../unit/work.ts';

/** 409 for a renewal of a licence whose talent no longer exists: nobody could agree to it or be paid. */
export const requirePresentTalent = async (
  { talentId }: Pick<SoldLicence, 'talentId'>,
  work?: Work,
): Promise<void> => {
  const left = await findLeftTalents([talentId], work);
  if (left.size > 0) throw new AppError(409, 'ledger.voiceLeft');
};
