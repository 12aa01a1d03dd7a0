import { strictObject, flag, idSchema, messageId, text, yup } from '../messages/yup.ts';
import { LANGUAGES_MAX } from '../projects/projects.ts';
import { castLanguageCode } from '../values/codes.ts';
import { uniqueList } from '../values/lists.ts';
import { CASTING_DEMOS_MAX, HIDDEN_MAX, TAG_MAX } from './castings.ts';

export const castingSchema = strictObject({ language: castLanguageCode.required() });
export const castingLanguagesSchema = strictObject({
  languages: uniqueList(castLanguageCode.required()).min(1).max(LANGUAGES_MAX).required(),
});

export const linkSwitches = {
  /** Whether the public link is on. */
  linkEnabled: flag(),
  /** Replaces the public address; the old one stops working. */
  renewLink: flag().oneOf([true]),
};

export const castingPatchSchema = strictObject({ previewVisible: flag(), ...linkSwitches });

export const castingDemoSchema = strictObject({ castingId: idSchema, voiceId: idSchema, demoId: idSchema });

/**
 * The complete new order of one character's list: an incomplete or longer one is refused as outdated. With
 * `isBeginning` it lists only the first ones; the others follow in their current order.
 */
export const changeOrderSchema = strictObject({
  voiceId: idSchema,
  castingDemoIds: yup.array().of(idSchema).min(1).max(CASTING_DEMOS_MAX).required(),
  isBeginning: flag(),
});

/** Moves a listed demo to another character of the same language, before `position` or to the end. */
export const moveDemoSchema = strictObject({
  demoId: idSchema,
  voiceId: idSchema,
  toVoiceId: idSchema,
  /** Counted from 0. */
  position: yup.number().integer().min(0).max(CASTING_DEMOS_MAX).optional(),
});

/**
 * Talents hidden from public previews: the whole list, or only changes, so two concurrent edits
 * of different talents both apply. No talent may be both hidden and shown.
 */
export const hideTalentSchema = strictObject({
  hideTalentFromPreviewList: uniqueList(idSchema).max(HIDDEN_MAX).optional(),
  hide: uniqueList(idSchema).max(HIDDEN_MAX).optional(),
  show: uniqueList(idSchema).max(HIDDEN_MAX).optional(),
}).test('one-way', messageId('casting.hideOrShow'), ({ hideTalentFromPreviewList: all, hide, show }) => {
  if (all) return !hide && !show;
  // Runs before field validation, so either may have any type.
  const isBoth = Array.isArray(hide) && Array.isArray(show) && hide.some((id) => show.includes(id));
  return !isBoth;
});

/** A typed tag; omitted or empty removes it, because forms can't distinguish the two. */
export const tagSchema = strictObject({ tag: text().max(TAG_MAX).default('') });
export type TagValues = yup.InferType<typeof tagSchema>;
