import { exactly, text } from '../messages/yup.ts';
import { timestamp } from '../values/dates.ts';
import { freeText } from '../values/free-text.ts';
import { personName, title } from '../values/names.ts';
import { DIAL_IN_METHODS } from './sessions.ts';

const line = title().optional();
const comment = freeText().optional();
const yesNo = text().oneOf(['Yes', 'No']).optional();
/** A signature is a full name: two words at least. */
const signature = personName()
  .matches(/^\S+\s+\S.*$/, 'validation.invalid')
  .optional();

/** Fields of all three sections; which of them a caller may write follows from their role. */
export const reportPatchSchema = exactly({
  engRecordingDate: timestamp().optional(),
  engSessionName: line,
  engLocalStudio: yesNo,
  engDialInMethod: text().oneOf(DIAL_IN_METHODS).optional(),
  engSoundEngineer: line,
  engVoTalents: comment,
  engVoDirector: line,
  engDeliverables: comment,
  engSignedBy: signature,
  cliAttendeesFromClientSide: comment,
  cliAttendeesFromFinalClientSide: comment,
  cliEverybodyOnTime: yesNo,
  cliEverybodyOnTimeComments: comment,
  cliMaterialsAvailableAsPerSession: yesNo,
  cliMaterialsAvailableComments: comment,
  cliCommentsFinalClient: comment,
  cliSignedBy: signature,
  vodScriptChanges: yesNo,
  vodScriptComments: comment,
  vodPronunciationIssues: yesNo,
  vodPronunciationIssuesComments: comment,
  vodFinalClientApproval: yesNo,
  vodFinalClientApprovalComments: comment,
  vodAdditionalRecording: yesNo,
  vodSignedBy: signature,
});
