import { talentInvitesApi } from '@domain/talents/talent-invites.api.ts';
import type { SelfServiceInvite } from '@domain/talents/talents.ts';
import { change } from '../../../lib/http/call.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

type Named = Pick<SelfServiceInvite, 'id'>;

/** Sends an invitation's email again. */
export const resendInvite = async ({ id }: Named, submission: Submission): Promise<void> => {
  await change(
    talentInvitesApi['talents.actOnInvite'],
    { params: { id }, body: { action: 'resend' } },
    submission,
  );
};

/** Revokes an invitation's link. */
export const withdrawInvite = async ({ id }: Named, submission: Submission): Promise<void> => {
  await change(
    talentInvitesApi['talents.updateInvite'],
    { params: { id }, body: { status: 'withdrawn' } },
    submission,
  );
};
