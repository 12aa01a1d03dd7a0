import { talentInvitesApi } from '@domain/talents/talent-invites.api.ts';
import { call } from '../../lib/http/call.ts';

/** Tells the agency that its invitation is being used. Failures are ignored. */
export const recordInviteOpened = async (id: string): Promise<void> => {
  await call(talentInvitesApi['talents.noteOpened'], { params: { id } }, { anonymous: true }).catch(
    () => undefined,
  );
};
