import { Timestamp } from 'firebase-admin/firestore';
import { applyTagChange } from '@domain/roster/tags.ts';
import type { TalentTerms } from '@domain/talents/talent-terms.ts';
import type { SelfServiceInvite, Talent } from '@domain/talents/talents.ts';
import type { Caller } from '../../work/access/caller.ts';
import { buildMembership, writeMembership } from '../../auth/claims/memberships.ts';
import { syncClaimsSoon } from '../../auth/claims/sync-claims.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { notifyOfPerson } from '../../outgoing/mail/notify-of-person.ts';
import { inviteTags, readInviteTags } from '../../work/collections/invite-tags.ts';
import { readMemberships } from '../../work/collections/memberships.ts';
import { grantTickets } from '../../work/records/ticket-demos.ts';
import { readInvite } from '../../work/collections/talent-invites.ts';
import { changeListedInvite } from '../../work/records/talent-invites.ts';
import { talentTerms, readTermsByTalent } from '../../work/collections/talent-terms.ts';
import { talents, readTalent } from '../../work/collections/talents.ts';
import { readUser } from '../../work/collections/users.ts';
import { requireTalentInvite } from '../../auth/invitations/talent-access.ts';
import type { Step } from '../../work/unit/operation.ts';
import type { Work } from '../../work/unit/work.ts';

/** Returns the agency's terms with a talent, including tags of the invitation; undefined without tags, or beyond the limit. */
const findTermsWithTags = async (
  { id, agencyId }: SelfServiceInvite,
  talentId: string,
  work: Work,
): Promise<TalentTerms | undefined> => {
  const waiting = await readInviteTags(id, work);
  if (!waiting) return undefined;
  const [terms] = await readTermsByTalent(agencyId, [talentId], work);
  const changed = terms && applyTagChange(terms.tags, { add: waiting.tags, remove: [] });
  return changed && { ...terms, tags: changed.tags, updatedAt: Timestamp.now() };
};

/** Accepts an invitation: from its commit the talent and their demos, rates and other data belong to the agency. Claims follow. Idempotent. */
export const acceptInvite = async (step: Step, caller: Caller, id: string): Promise<SelfServiceInvite> => {
  const accepted = await step(
    async (work): Promise<SelfServiceInvite> => {
      const invite = requireTalentInvite(caller, await readInvite(id, work));
      const { uid } = caller;
      const talent = await readTalent(uid, work);
      const user = await readUser(uid, work);
      if (!talent || !user) throw new AppError(403, 'auth.forbidden');
      // An accepted invitation is final: its link doesn't restore a talent who left since.
      if (invite.status === 'accepted') return invite;
      if (invite.status === 'withdrawn') throw new AppError(410, 'invitation.used');

      const { agencyId } = invite;
      const all = await readMemberships(uid, work);
      const isNew = !talent.agencyIds.includes(agencyId);
      const filed = await findTermsWithTags(invite, uid, work);
      const joined: Talent = {
        ...talent,
        agencyIds: isNew ? [...talent.agencyIds, agencyId] : talent.agencyIds,
        emailVerified: true,
        updatedAt: Timestamp.now(),
      };

      work.set(talents, joined);
      if (isNew) await grantTickets(work, uid, agencyId);
      if (filed) work.set(talentTerms, filed);
      work.deleteById(inviteTags, id);

      const isMember = all.some(
        ({ role, agencyId: memberAgency }) => role === 'talent' && memberAgency === agencyId,
      );
      if (!isMember) {
        const { displayName, email } = user;
        const start = { agencyId, userId: uid, role: 'talent', displayName, email } as const;
        writeMembership(work, { all, user }, buildMembership(start));
      }

      const acceptance = { talentId: uid, status: 'accepted', acceptedAt: Timestamp.now() } as const;
      await changeListedInvite(work, id, acceptance);

      const person = { ...talent, name: talent.fullName };
      await notifyOfPerson(work, [agencyId], 'joined', person, id);

      work.audit(
        { subject: `selfServiceInvites/${id}`, agencyId },
        { status: invite.status },
        { status: 'accepted' },
      );

      return { ...invite, ...acceptance };
    },
    { action: 'talents.acceptInvite' },
  );

  await syncClaimsSoon(caller.uid);

  return accepted;
};
