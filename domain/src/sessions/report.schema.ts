import { strictObject, flag, messageId, text, yup } from '../messages/yup.ts';
import { calendarDay } from '../values/dates.ts';
import { freeText } from '../values/free-text.ts';
import { personName } from '../values/names.ts';
import { NAME_MAX } from '../reference/reference.ts';
import { isFullName } from './report-sections.ts';
import { DIAL_IN_METHODS } from './sessions.ts';

const line = () => text().max(NAME_MAX).optional();
const comment = () => freeText().optional();
const yesNo = () => text().oneOf(['Yes', 'No']).optional();

/** A signature is a full name; `hasOneName` marks signers with a single name. */
const signature = () =>
  personName().test(
    'full name',
    messageId('report.fullName'),
    (value, { parent }) =>
      value === undefined ||
      isFullName(value, (parent as { readonly hasOneName?: unknown }).hasOneName === true),
  );

/** Fields of all three sections; which of them a caller may write follows from their role. */
const reportFields = {
  engRecordingDate: calendarDay().optional(),
  engSessionName: line(),
  engLocalStudio: yesNo(),
  engDialInMethod: text().oneOf(DIAL_IN_METHODS).optional(),
  engSoundEngineer: line(),
  engVoTalents: comment(),
  engVoDirector: line(),
  engDeliverables: comment(),
  cliAttendeesFromClientSide: comment(),
  cliAttendeesFromFinalClientSide: comment(),
  cliEverybodyOnTime: yesNo(),
  cliEverybodyOnTimeComments: comment(),
  cliMaterialsAvailableAsPerSession: yesNo(),
  cliMaterialsAvailableComments: comment(),
  cliCommentsFinalClient: comment(),
  vodScriptChanges: yesNo(),
  vodScriptComments: comment(),
  vodPronunciationIssues: yesNo(),
  vodPronunciationIssuesComments: comment(),
  vodFinalClientApproval: yesNo(),
  vodFinalClientApprovalComments: comment(),
  vodAdditionalRecording: yesNo(),
};

/** Changed fields of one section and optionally its signature. `revision`: that of the section as read. Signing also confirms having read it. */
export const reportPatchSchema = strictObject({
  ...reportFields,
  engSignedBy: signature().optional(),
  cliSignedBy: signature().optional(),
  vodSignedBy: signature().optional(),
  hasRead: flag().optional(),
  hasOneName: flag().optional(),
  revision: yup.number().strict().integer().min(1).max(1_000_000).required(),
});
export type ReportPatch = yup.InferType<typeof reportPatchSchema>;
