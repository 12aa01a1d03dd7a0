import type { Casting } from '@domain/castings/castings.ts';
import { countUsable } from '../../../common/board/board.ts';
import type { MessageId } from '../../../i18n/locale.ts';

type Characters = readonly { readonly id: string }[];

const isEmpty = (casting: Casting, voices: Characters): boolean =>
  voices.every(({ id }) => countUsable(casting, id) === 0);

/** Returns why a language's link shows nothing now; undefined: it shows voices. */
export const getCastingLinkFault = (casting: Casting, voices: Characters): MessageId | undefined => {
  if (!casting.linkEnabled) return 'selection.linkOff';
  return isEmpty(casting, voices) ? 'selection.linkEmpty' : undefined;
};

/** As above for a project's link to its visible languages. */
export const getProjectLinkFault = (
  castings: readonly Casting[],
  voices: Characters,
): MessageId | undefined => {
  const shown = castings.filter(({ previewVisible }) => previewVisible);
  if (shown.length === 0) return 'selection.projectHidden';
  return shown.every((casting) => isEmpty(casting, voices)) ? 'selection.projectEmpty' : undefined;
};
