import type { Character } from '@domain/projects/projects.ts';
import { foldText } from '@domain/values/fold-text.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/** 409 when another character has this name, ignoring accents and case: the two would be indistinguishable. */
export const refuseTakenName = (
  name: string,
  characters: readonly Pick<Character, 'name'>[],
  property = 'name',
): void => {
  const taken = characters.find((item) => foldText(item.name) === foldText(name));
  if (taken) throw new AppError(409, 'voice.nameTaken', { property, values: { name: taken.name } });
};
