import { getLinkedRecordId, type LinkOwner } from '@domain/castings/links.ts';
import type { Work } from '../unit/work.ts';
import { linkSecrets, type PasscodeHash, type LinkSecret } from '../collections/link-secrets.ts';

export const writePasscode = (work: Work, link: LinkOwner, passcode: PasscodeHash | null): void => {
  const secret = linkSecrets().doc(getLinkedRecordId(link));
  const { agencyId, companyId, projectId } = link;
  const linkSecret: LinkSecret | null = passcode && { agencyId, companyId, projectId, ...passcode };
  if (linkSecret) work.transaction.set(secret, linkSecret);
  else work.transaction.delete(secret);
};
