import type { SelfServiceInvite } from '@domain/talents/talents.ts';
import type { Caller } from '../../work/access/caller.ts';
import { countCall, toInbox } from '../../auth/access/rate-limit.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { runOutsideCall } from '../../platform/firestore/call-steps.ts';
import { findAccount } from '../../work/identity/accounts.ts';
import { queueInvite } from '../../outgoing/mail/queue-invite.ts';
import { inviteTags, readInviteTags } from '../../work/collections/invite-tags.ts';
import { requireMainLanguage } from '../../work/collections/languages.ts';
import { buildInvite, readInvite } from '../../work/collections/talent-invites.ts';
import { createInvite, changeListedInvite } from '../../work/records/talent-invites.ts';
import type { Step } from '../../work/unit/operation.ts';
import { findInvitableTalent } from './invitable.ts';
import { requireAgencyInvite } from '../../auth/invitations/talent-access.ts';
import { requireAgency, RESENDS } from '../../auth/invitations/talent-invites.ts';
import { requireEngineer } from './require-engineer.ts';

type InviteTarget = Pick<SelfServiceInvite, 'email' | 'language'> &
  Partial<Pick<SelfServiceInvite, 'name' | 'lastName' | 'engineer'>>;

/** Changes an invitation's address or language: the old link stops working and a new one is mailed. 409 once registered or accepted. */
export const readdressInvite = async (
  step: Step,
  caller: Caller,
  id: string,
  target: InviteTarget,
): Promise<SelfServiceInvite> => {
  const { agencyId } = requireAgencyInvite(caller, await readInvite(id));
  const agency = await requireAgency(agencyId);
  const { email } = target;
  await requireMainLanguage(target.language, 'language');

  const account = await findAccount(email);
  const inbox = toInbox(email);

  await runOutsideCall(() => countCall('talents.resendInvite', inbox, RESENDS, { agencyId, inbox }));

  return step(
    async (work) => {
      const before = requireAgencyInvite(caller, await readInvite(id, work));
      if (before.status !== 'sent' || before.signedUpAt !== null) throw new AppError(409, 'invitation.used');

      const talent = await findInvitableTalent(agencyId, email, account, work);

      if (target.engineer !== undefined && target.engineer !== before.engineer)
        await requireEngineer(agencyId, target.engineer, work);

      const tags = await readInviteTags(id, work);
      const after = buildInvite(agencyId, { ...before, ...target }, talent?.id ?? null);

      await changeListedInvite(work, id, { status: 'withdrawn' });
      createInvite(work, after, caller.realUid);
      work.deleteById(inviteTags, id);
      if (tags) work.set(inviteTags, { ...tags, id: after.id });
      queueInvite(work, `talent-invite_${after.id}`, after, agency);
      work.audit({ subject: `selfServiceInvites/${id}`, agencyId }, before, after);

      return after;
    },
    { action: 'talents.readdressInvite' },
  );
};
