import { withValues } from '../messages/message-text.ts';
import { strictObject, flag, ID_PATTERN, idSchema, messageId, text, yup } from '../messages/yup.ts';
import { catalogCode } from '../values/codes.ts';
import { futureMoment, deadline, isInstant, timestamp } from '../values/dates.ts';
import { freeText } from '../values/free-text.ts';
import { uniqueList } from '../values/lists.ts';
import { OUTCOME_DAYS_MAX, checkOutcomeDate } from './outcome-date.ts';

/** Maximum talents per request, and characters per call. */
const PICKED_MAX = 100;
export const CHARACTERS_MAX = 20;
/** Maximum picked voices per request for several characters. */
const PICKS_MAX = 500;

/** Returns a valid deadline from the same form. */
const deadlineIn = (parent: unknown): string | undefined => {
  const { deadline: due } = parent as { readonly deadline?: unknown };
  return typeof due === 'string' && isInstant(due) ? due : undefined;
};
const fits = (outcomeBy: string | null | undefined, parent: unknown, fault: 'early' | 'late'): boolean => {
  const due = deadlineIn(parent);
  return (
    !outcomeBy || !isInstant(outcomeBy) || due === undefined || checkOutcomeDate(outcomeBy, due) !== fault
  );
};

/** At or after the deadline of the same form. */
const outcomeBy = () =>
  timestamp()
    .test('after the deadline', messageId('audition.outcomeEarly'), (value, { parent }) =>
      fits(value, parent, 'early'),
    )
    .test('soon after', withValues('audition.outcomeLate', { days: OUTCOME_DAYS_MAX }), (value, { parent }) =>
      fits(value, parent, 'late'),
    );

/** Value of a form's clip during its upload. */
export const CLIP_PENDING = '';
const clip = () =>
  text()
    .test('uploaded', messageId('audition.clipPending'), (value) => value !== CLIP_PENDING)
    .matches(ID_PATTERN, { message: messageId('validation.id'), excludeEmptyString: true })
    .nullable();

const terms = {
  style: catalogCode('AUDITION_STYLE').required(),
  script: freeText().default(''),
  /** Id of a PDF uploaded to the project. */
  scriptPdf: text().matches(ID_PATTERN, messageId('validation.id')).nullable().default(null),
  brief: freeText().default(''),
};
const toBeSent = {
  ...terms,
  deadline: deadline().required(),
  /** Omitted: three working days after the deadline. */
  outcomeBy: outcomeBy().optional(),
  /** Recipients among those listed; omitted: all. */
  talentIds: uniqueList(idSchema).min(1, messageId('audition.nobodyPicked')).max(PICKED_MAX).optional(),
};

/** Audition request form. `deadline` and `outcomeBy`: ISO 8601 with offset. */
export const auditionSchema = strictObject(toBeSent);
export type AuditionValues = yup.InferType<typeof auditionSchema>;

const getId = ({ voiceId }: { readonly voiceId: string }) => voiceId;
/** Scripts of single characters; those without one, or with an empty one, get the shared script. */
const scripts = () =>
  uniqueList(strictObject({ voiceId: idSchema, script: freeText().default('') }), getId).max(CHARACTERS_MAX);

/** Shared terms for several characters of a casting. */
export const auditionsSchema = strictObject({
  ...toBeSent,
  voiceIds: uniqueList(idSchema).min(1, messageId('audition.noCharacter')).max(CHARACTERS_MAX).required(),
  /** Recipients per character; omitted: every recipient gets all characters. */
  picks: uniqueList(strictObject({ voiceId: idSchema, talentId: idSchema }), ({ voiceId, talentId }) =>
    [voiceId, talentId].join(' '),
  )
    .min(1, messageId('audition.nobodyPicked'))
    .max(PICKS_MAX)
    .optional(),
  scripts: scripts()
    .test('of picked characters', messageId('audition.scriptCharacter'), (list, { parent }) => {
      const { voiceIds = [] } = parent as { readonly voiceIds?: readonly string[] };
      return (list ?? []).every(({ voiceId }) => voiceIds.includes(voiceId));
    })
    .optional(),
});
export type AuditionsValues = yup.InferType<typeof auditionsSchema>;
/** Forms require a script as text, or a PDF beside it. */
const scriptOrPdf = terms.script.test(
  'given',
  messageId('audition.noScript'),
  (value, { parent }) => !!value || !!(parent as { readonly scriptPdf?: unknown }).scriptPdf,
);
export const auditionFormSchema = auditionSchema.shape({ script: scriptOrPdf });
/** Each picked character needs a script of its own, where there is no shared one. */
const scriptForAll = terms.script.test('given', messageId('audition.noScript'), (value, { parent }) => {
  const { scriptPdf, voiceIds = [], scripts: each = [] } = parent as Partial<AuditionsValues>;
  const scripted = new Set(each.filter(({ script }) => script !== '').map(getId));
  return !!value || !!scriptPdf || (voiceIds.length > 0 && voiceIds.every((id) => scripted.has(id)));
});
/** The form has scripts of all characters; those picked are sent. */
export const auditionsFormSchema = auditionsSchema.shape({
  script: scriptForAll,
  scripts: scripts().optional(),
});

/** A recipient for a character. */
export type PickedVoice = NonNullable<AuditionsValues['picks']>[number];

/** Rounds for one role. */
export const ROUNDS_MAX = 5;

/** Callback of voices whose takes arrived, on new terms. */
export const callbackSchema = strictObject({
  ...terms,
  deadline: deadline().required(),
  /** Omitted: three working days after the deadline. */
  outcomeBy: outcomeBy().optional(),
  /** Entries of the former round. */
  entryIds: uniqueList(idSchema).min(1, messageId('audition.nobodyPicked')).max(PICKED_MAX).required(),
  direction: freeText().default(''),
  /** Id of a reference clip uploaded to the project. */
  clip: clip().default(null),
  /** Gives booked voices the new script; otherwise 409. */
  changesBookedScript: flag().default(false),
});
export type CallbackValues = yup.InferType<typeof callbackSchema>;
export const callbackFormSchema = callbackSchema.shape({ script: scriptOrPdf });

/** All new terms, and the edited revision: 409 when there is a newer one. */
export const auditionChangeSchema = strictObject({
  ...terms,
  deadline: futureMoment().required(),
  outcomeBy: outcomeBy().required(),
  /** Of a callback; omitted: as before. */
  clip: clip().optional(),
  revision: yup.number().strict().integer().min(1).max(1_000_000).required(),
  /** Allows changing the script although a voice is booked to record it; otherwise 409. */
  changesBookedScript: flag().default(false),
});
export type AuditionChangeValues = yup.InferType<typeof auditionChangeSchema>;

/** Identity check form. */
export const identitySchema = strictObject({
  email: text()
    .max(254, messageId('identity.emailInvalid'))
    .email(messageId('identity.emailInvalid'))
    .required(messageId('identity.emailRequired')),
  /** Identifier in the mailed address, of one invitation. */
  urlIdentifier: text().max(160).required(),
});
