import { AppError } from '../../platform/errors/app-error.ts';
import { collectionRef } from '../../platform/firestore/db.ts';
import type { Work } from '../unit/work.ts';

const languages = () => collectionRef('languages');

/** Throws 422 on the field for a language that isn't a main working language. */
export const requireMainLanguage = async (alpha3: string, property: string, work?: Work): Promise<void> => {
  const ref = languages().doc(alpha3);
  const found = await (work ? work.transaction.get(ref) : ref.get());
  if (found.get('mainWorkingLanguage') === true) return;
  throw new AppError(422, 'validation.languageUnknown', { property });
};
