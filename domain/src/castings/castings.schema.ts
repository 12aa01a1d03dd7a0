import { exactly, flag, idSchema, messageId, text, yup } from '../messages/yup.ts';
import { LANGUAGES_MAX } from '../projects/projects.ts';
import { castLanguageCode } from '../values/codes.ts';
import { eachOnce } from '../values/lists.ts';
import { CASTING_DEMOS_MAX, HIDDEN_MAX, TAG_MAX } from './castings.ts';

export const castingSchema = exactly({ language: castLanguageCode.required() });
/** Several languages in one change. */
export const castingLanguagesSchema = exactly({
  languages: eachOnce(castLanguageCode.required()).min(1).max(LANGUAGES_MAX).required(),
});
export type CastingValues = yup.InferType<typeof castingSchema>;

/** Whether a public link opens anything, and at which address. */
export const linkSwitches = {
  /** Whether anybody with the public address can listen. */
  linkEnabled: flag(),
  /** Gives it a new public address; the one before opens nothing any more. */
  renewLink: flag().oneOf([true]),
};

/** All of them may be changed at once. */
export const castingPatchSchema = exactly({ previewVisible: flag(), ...linkSwitches });
export type CastingPatch = yup.InferType<typeof castingPatchSchema>;

export const castingDemoSchema = exactly({ castingId: idSchema, voiceId: idSchema, demoId: idSchema });
export type CastingDemoValues = yup.InferType<typeof castingDemoSchema>;

/**
 * The whole new order of one character's list: a list that misses or adds one is refused as out of date. With `isBeginning`
 * it names those alone that come first; the others follow as they stand.
 */
export const changeOrderSchema = exactly({
  voiceId: idSchema,
  castingDemoIds: yup.array().of(idSchema).min(1).max(CASTING_DEMOS_MAX).required(),
  isBeginning: flag(),
});
export type ChangeOrderValues = yup.InferType<typeof changeOrderSchema>;

/** A listed demo that goes to another character of the same language: before the one at `position` there, or to the end. */
export const moveDemoSchema = exactly({
  demoId: idSchema,
  voiceId: idSchema,
  toVoiceId: idSchema,
  /** Counted from 0. */
  position: yup.number().integer().min(0).max(CASTING_DEMOS_MAX).optional(),
});

/**
 * Who is hidden from public previews: the whole list, in place of the one before, or those who change alone, so that two
 * people who hide different talents at once both get what they wanted. Nobody can be hidden and shown by one call.
 */
export const hideTalentSchema = exactly({
  hideTalentFromPreviewList: eachOnce(idSchema).max(HIDDEN_MAX).optional(),
  hide: eachOnce(idSchema).max(HIDDEN_MAX).optional(),
  show: eachOnce(idSchema).max(HIDDEN_MAX).optional(),
}).test('one-way', messageId('casting.hideOrShow'), ({ hideTalentFromPreviewList: all, hide, show }) => {
  if (all) return !hide && !show;
  // Tried before the fields are: either may be anything.
  const isBoth = Array.isArray(hide) && Array.isArray(show) && hide.some((id) => show.includes(id));
  return !isBoth;
});

/** A tag as it is typed; none, or an empty one, takes the tag off. Forms tell no empty text from none. */
export const tagSchema = exactly({ tag: text().max(TAG_MAX).default('') });
export type TagValues = yup.InferType<typeof tagSchema>;
