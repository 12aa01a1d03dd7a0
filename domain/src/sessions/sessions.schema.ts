import { exactly, text } from '../messages/yup.ts';
import { NAME_MAX, TEXT_AREA_MAX } from '../reference/reference.ts';
import { DIAL_IN_METHODS } from './sessions.ts';

const line = text().max(NAME_MAX).optional();
const comment = text().max(TEXT_AREA_MAX).optional();
const yesNo = text().oneOf(['Yes', 'No']).optional();
/** A signature is a full name: two words at least. */
const signature = text()
  .max(NAME_MAX)
  .matches(/^\S+\s+\S.*$/, 'validation.invalid')
  .optional();

/** Fields of all three sections; which of them a caller may write follows from their role. */
export const reportPatchSchema = exactly({
  engRecordingDate: text().max(40).optional(),
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
