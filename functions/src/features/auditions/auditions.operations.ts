import type { Operations } from '../../work/operation.ts';
import { answerRequest } from './answer-request.ts';
import { approveEntry } from './approve-entry.ts';
import { auditionSignedUrl } from './audition-signed-url.ts';
import { getTalentAuditions } from './list-talent-auditions.ts';
import { callBack } from './call-back.ts';
import { cancelAudition } from './cancel-audition.ts';
import { changeAudition } from './change-audition.ts';
import { changeConsent } from './change-consent.ts';
import { checkIdentity } from './check-identity.ts';
import { companyPromises } from './company-promises.ts';
import { downloadTake } from './download-take.ts';
import { downloadTakes } from './download-takes.ts';
import { entryPage } from './entry-page.ts';
import { forwardTakes } from './forward-takes.ts';
import { listeners } from './listeners.ts';
import { ownLink } from './own-link.ts';
import { entryScript, ownScript, requestScript } from './read-script.ts';
import { requestAuditions } from './request-auditions.ts';
import { requestMany } from './request-many.ts';
import { returnTake } from './return-take.ts';
import { setTakeReceiver } from './set-take-receiver.ts';
import { uploadScript } from './upload-script.ts';
import { uploadTake } from './upload-take.ts';
import { verifyInvited } from './verify-invited.ts';

export const auditions = {
  'auditions.answer': answerRequest,
  'auditions.approve': approveEntry,
  'auditions.callBack': callBack,
  'auditions.cancel': cancelAudition,
  'auditions.consent': changeConsent,
  'auditions.download': downloadTake,
  'auditions.downloadTakes': downloadTakes,
  'auditions.entry': entryPage,
  'auditions.entryScript': entryScript,
  'auditions.forward': forwardTakes,
  'auditions.identity': checkIdentity,
  'auditions.ofTalent': getTalentAuditions,
  'auditions.listeners': listeners,
  'auditions.ownLink': ownLink,
  'auditions.ownScript': ownScript,
  'auditions.promises': companyPromises,
  'auditions.request': requestAuditions,
  'auditions.requestMany': requestMany,
  'auditions.return': returnTake,
  'auditions.setTakeReceiver': setTakeReceiver,
  'auditions.script': requestScript,
  'auditions.signedUrl': auditionSignedUrl,
  'auditions.update': changeAudition,
  'auditions.upload': uploadTake,
  'auditions.uploadScript': uploadScript,
  'auditions.verify': verifyInvited,
} satisfies Partial<Operations>;
