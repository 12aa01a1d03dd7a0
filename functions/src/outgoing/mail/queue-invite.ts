import type { Agency } from '@domain/agencies/agencies.ts';
import type { SelfServiceInvite } from '@domain/talents/talents.ts';
import { queueMail } from './outbox.ts';
import type { Work } from '../../work/unit/work.ts';

export const queueInvite = (
  work: Work,
  mailId: string,
  invite: SelfServiceInvite,
  { publicName: agencyName, slug: agencySlug }: Agency,
): void => {
  queueMail(work, mailId, {
    kind: 'talent-invite',
    to: invite.email,
    locale: invite.language === 'spa' ? 'es' : 'en',
    agencyId: invite.agencyId,
    params: { name: invite.name, agencyName, agencySlug, inviteId: invite.id },
  });
};
