import type { Operations } from '../../operation.ts';
import { approveEntry } from './approve-entry.ts';
import { auditionSignedUrl } from './audition-signed-url.ts';
import { auditionsOfTalent } from './auditions-of-talent.ts';
import { cancelAudition } from './cancel-audition.ts';
import { changeAudition } from './change-audition.ts';
import { checkIdentity } from './check-identity.ts';
import { downloadTake } from './download-take.ts';
import { entryPage } from './entry-page.ts';
import { listeners } from './listeners.ts';
import { ownLink } from './own-link.ts';
import { requestAuditions } from './request-auditions.ts';
import { requestMany } from './request-many.ts';
import { uploadTake } from './upload-take.ts';
import { verifyInvited } from './verify-invited.ts';

export const auditions = {
  'auditions.approve': approveEntry,
  'auditions.cancel': cancelAudition,
  'auditions.download': downloadTake,
  'auditions.entry': entryPage,
  'auditions.identity': checkIdentity,
  'auditions.ofTalent': auditionsOfTalent,
  'auditions.listeners': listeners,
  'auditions.ownLink': ownLink,
  'auditions.request': requestAuditions,
  'auditions.requestMany': requestMany,
  'auditions.signedUrl': auditionSignedUrl,
  'auditions.update': changeAudition,
  'auditions.upload': uploadTake,
  'auditions.verify': verifyInvited,
} satisfies Partial<Operations>;
