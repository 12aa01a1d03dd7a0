import type { Operations } from '../../work/operation.ts';
import { acceptConfidentiality } from './accept-confidentiality.ts';
import { answerRequest } from './answer-request.ts';
import { approveEntry } from './approve-entry.ts';
import { signAuditionUrl } from './sign-audition-url.ts';
import { getTalentAuditions } from './list-talent-auditions.ts';
import { callBack } from './call-back.ts';
import { cancelAudition } from './cancel-audition.ts';
import { changeAudition } from './change-audition.ts';
import { changeConsent } from './change-consent.ts';
import { checkIdentity } from './check-identity.ts';
import { getResponseRate } from './get-response-rate.ts';
import { downloadTake } from './download-take.ts';
import { downloadTakes } from './download-takes.ts';
import { getEntryPage } from './get-entry-page.ts';
import { forwardTakes } from './forward-takes.ts';
import { listScriptReaders } from './list-script-readers.ts';
import { listListeners } from './list-listeners.ts';
import { createOwnLink } from './create-own-link.ts';
import { sendEntryScript, sendOwnScript, requestScript } from './read-script.ts';
import { requestAuditions } from './request-auditions.ts';
import { requestMany } from './request-many.ts';
import { markBestTake } from './mark-best-take.ts';
import { returnTake } from './return-take.ts';
import { signClipUrl, signEntryClipUrl, signOwnClipUrl } from './sign-clip-url.ts';
import { setScriptPrivacy } from './set-script-privacy.ts';
import { setTakeReceiver } from './set-take-receiver.ts';
import { uploadClip } from './upload-clip.ts';
import { uploadScript } from './upload-script.ts';
import { uploadTake } from './upload-take.ts';
import { verifyInvited } from './verify-invited.ts';

export const auditions = {
  'auditions.acceptConfidentiality': acceptConfidentiality,
  'auditions.answer': answerRequest,
  'auditions.approve': approveEntry,
  'auditions.callBack': callBack,
  'auditions.cancel': cancelAudition,
  'auditions.clip': signClipUrl,
  'auditions.consent': changeConsent,
  'auditions.download': downloadTake,
  'auditions.downloadTakes': downloadTakes,
  'auditions.entry': getEntryPage,
  'auditions.entryClip': signEntryClipUrl,
  'auditions.entryScript': sendEntryScript,
  'auditions.forward': forwardTakes,
  'auditions.identity': checkIdentity,
  'auditions.ofTalent': getTalentAuditions,
  'auditions.listeners': listListeners,
  'auditions.ownClip': signOwnClipUrl,
  'auditions.ownLink': createOwnLink,
  'auditions.ownScript': sendOwnScript,
  'auditions.promises': getResponseRate,
  'auditions.request': requestAuditions,
  'auditions.requestMany': requestMany,
  'auditions.markBest': markBestTake,
  'auditions.return': returnTake,
  'auditions.setTakeReceiver': setTakeReceiver,
  'auditions.script': requestScript,
  'auditions.scriptReaders': listScriptReaders,
  'auditions.setScriptPrivacy': setScriptPrivacy,
  'auditions.signedUrl': signAuditionUrl,
  'auditions.update': changeAudition,
  'auditions.upload': uploadTake,
  'auditions.uploadClip': uploadClip,
  'auditions.uploadScript': uploadScript,
  'auditions.verify': verifyInvited,
} satisfies Partial<Operations>;
