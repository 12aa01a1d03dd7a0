import { talentInvitesApi } from '@domain/talents/talent-invites.api.ts';
import { call } from '../http/call.ts';

/** Notes for the agency that its invitation is being used. A failure concerns nobody. */
export const noteOpened = async (id: string): Promise<void> => {
  await call(talentInvitesApi['talents.noteOpened'], { params: { id } }, { anonymous: true }).catch(
    () => undefined,
  );
};
