import { foldText } from '../values/fold-text.ts';
import { uniqueList } from '../values/lists.ts';
import { title } from '../values/names.ts';
import { ACCENTS_MAX } from './talent-limits.ts';

/** Accents or dialects, in words; each once, however it is written. */
export const accents = uniqueList(title().min(1).max(60).required(), (word) => foldText(word)).max(
  ACCENTS_MAX,
);
