import type { Transaction } from 'firebase-admin/firestore';
import type { Casting, CastingDemo } from '@domain/castings/castings.ts';
import { AppError } from '../../../errors/app-error.ts';
import { readCastingDemo, shortlistedDemos } from '../../../records/casting-demos.ts';
import { castingKeys, isShownIn } from '../preview.ts';

/** The place on a list that a key of the casting's page stands for. 409 for a voice that is no longer there. */
export const placeOfKey = async (casting: Casting, key: string): Promise<string> => {
  const keyOf = castingKeys(casting);
  const found = (await shortlistedDemos(casting.id)).find(({ id }) => keyOf(id) === key);
  if (!found) throw new AppError(409, 'demo.notAvailable', { property: 'voice' });
  return found.id;
};

/** The voice in that place, while guests of the link may hear it. 409 otherwise. */
export const shownVoice = async (
  casting: Casting,
  place: string,
  transaction: Transaction,
): Promise<CastingDemo> => {
  const voice = await readCastingDemo(place, transaction);
  if (!voice || !isShownIn(casting)(voice))
    throw new AppError(409, 'demo.notAvailable', { property: 'voice' });
  return voice;
};
