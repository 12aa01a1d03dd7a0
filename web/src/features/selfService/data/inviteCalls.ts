import type { SelfServiceInvite } from '@domain/talents/talents.ts';
import { api } from '../../../lib/http/api.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

type Named = Pick<SelfServiceInvite, 'id'>;

/** Sends an invitation's email again. */
export const resendInvite = async ({ id }: Named, submission: Submission): Promise<void> => {
  await api.talents.actOnInvite({ id }, { action: 'resend' }, submission);
};

/** Revokes an invitation's link. */
export const withdrawInvite = async ({ id }: Named, submission: Submission): Promise<void> => {
  await api.talents.updateInvite({ id }, { status: 'withdrawn' }, submission);
};
