import { talentInvitesApi } from '@domain/talents/talent-invites.api.ts';
import type { SelfServiceInvite } from '@domain/talents/talents.ts';
import { change } from '../../../lib/http/call.ts';
import type { Press } from '../../../lib/press/presser.ts';

type Named = Pick<SelfServiceInvite, 'id'>;

/** Sends an invitation's email again. */
export const resendInvite = async ({ id }: Named, press: Press): Promise<void> => {
  await change(
    talentInvitesApi['talents.actOnInvite'],
    { params: { id }, body: { action: 'resend' } },
    press,
  );
};

/** Revokes an invitation's link. */
export const withdrawInvite = async ({ id }: Named, press: Press): Promise<void> => {
  await change(
    talentInvitesApi['talents.updateInvite'],
    { params: { id }, body: { status: 'withdrawn' } },
    press,
  );
};
