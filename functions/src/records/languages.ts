import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '../errors/app-error.ts';
import { collectionRef } from '../firestore/db.ts';

/** Refuses a language that is not offered as a main working language: 422 on the field it was given in. */
export const requireMainLanguage = async (
  alpha3: string,
  property: string,
  transaction?: Transaction,
): Promise<void> => {
  const ref = collectionRef('languages').doc(alpha3);
  const found = await (transaction ? transaction.get(ref) : ref.get());
  if (found.get('mainWorkingLanguage') === true) return;
  throw new AppError(422, 'validation.languageUnknown', { property });
};
