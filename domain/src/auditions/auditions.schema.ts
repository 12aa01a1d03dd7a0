import { withValues } from '../messages/message-text.ts';
import { exactly, flag, ID_PATTERN, idSchema, messageId, text, yup } from '../messages/yup.ts';
import { catalogCode } from '../values/codes.ts';
import { comingMoment, deadline, isInstant, timestamp } from '../values/dates.ts';
import { freeText } from '../values/free-text.ts';
import { eachOnce } from '../values/lists.ts';
import { OUTCOME_DAYS_MAX, outcomeFits } from './outcome-date.ts';

/** Talents that one request names, and characters that several are made for at once. */
export const PICKED_MAX = 100;
export const CHARACTERS_MAX = 20;
/** Voices that one request for several characters picks, each for its character. */
export const PICKS_MAX = 500;

/** The deadline beside it, when that is one. */
const deadlineIn = (parent: unknown): string | undefined => {
  const { deadline: due } = parent as { readonly deadline?: unknown };
  return typeof due === 'string' && isInstant(due) ? due : undefined;
};
const fits = (outcomeBy: string | null | undefined, parent: unknown, fault: 'early' | 'late'): boolean => {
  const due = deadlineIn(parent);
  return !outcomeBy || !isInstant(outcomeBy) || due === undefined || outcomeFits(outcomeBy, due) !== fault;
};

/** At or after the deadline beside it. */
const outcomeBy = () =>
  timestamp()
    .test('after the deadline', messageId('audition.outcomeEarly'), (value, { parent }) =>
      fits(value, parent, 'early'),
    )
    .test('soon after', withValues('audition.outcomeLate', { days: OUTCOME_DAYS_MAX }), (value, { parent }) =>
      fits(value, parent, 'late'),
    );

const terms = {
  style: catalogCode('AUDITION_STYLE').required(),
  script: freeText().default(''),
  /** The id of a PDF that was uploaded to the project. */
  scriptPdf: text().matches(ID_PATTERN, messageId('validation.id')).nullable().default(null),
  brief: freeText().default(''),
};
const toBeSent = {
  ...terms,
  deadline: deadline().required(),
  /** Left out: three working days after the deadline. */
  outcomeBy: outcomeBy().optional(),
  /** Whom to ask of those listed; left out: everybody. */
  talentIds: eachOnce(idSchema).min(1, messageId('audition.nobodyPicked')).max(PICKED_MAX).optional(),
};

/** Audition request form. `deadline` and `outcomeBy` are ISO 8601 with their offset. */
export const auditionSchema = exactly(toBeSent);
export type AuditionValues = yup.InferType<typeof auditionSchema>;

/** The same terms for several characters of a casting. */
export const auditionsSchema = exactly({
  ...toBeSent,
  voiceIds: eachOnce(idSchema).min(1, messageId('audition.noCharacter')).max(CHARACTERS_MAX).required(),
  /** Whom to ask for which of the characters; left out: whoever is asked is asked for all of them. */
  picks: eachOnce(exactly({ voiceId: idSchema, talentId: idSchema }), ({ voiceId, talentId }) =>
    [voiceId, talentId].join(' '),
  )
    .min(1, messageId('audition.nobodyPicked'))
    .max(PICKS_MAX)
    .optional(),
});
export type AuditionsValues = yup.InferType<typeof auditionsSchema>;
/** What forms ask for: a script as text, or as a PDF beside it. */
const scriptOrPdf = terms.script.test(
  'given',
  messageId('audition.noScript'),
  (value, { parent }) => !!value || !!(parent as { readonly scriptPdf?: unknown }).scriptPdf,
);
export const auditionFormSchema = auditionSchema.shape({ script: scriptOrPdf });
export const auditionsFormSchema = auditionsSchema.shape({ script: scriptOrPdf });

/** Somebody who is asked for a character. */
export type PickedVoice = NonNullable<AuditionsValues['picks']>[number];

/** All terms as they are from now on, and which revision of them was edited: 409 when there is another by now. */
export const auditionChangeSchema = exactly({
  ...terms,
  deadline: comingMoment().required(),
  outcomeBy: outcomeBy().required(),
  revision: yup.number().strict().integer().min(1).max(1_000_000).required(),
  /** Whether the script may change although a voice is booked to record it; otherwise 409. */
  changesBookedScript: flag().default(false),
});
export type AuditionChangeValues = yup.InferType<typeof auditionChangeSchema>;

/** Identity check form. */
export const identitySchema = exactly({
  email: text()
    .max(254, messageId('identity.emailInvalid'))
    .email(messageId('identity.emailInvalid'))
    .required(messageId('identity.emailRequired')),
  /** The identifier of the mailed address: it names one invitation. */
  urlIdentifier: text().max(160).required(),
});
export type IdentityValues = yup.InferType<typeof identitySchema>;
