import { api } from '../../lib/http/api.ts';

/** Tells the agency that its invitation is being used. Failures are ignored. */
export const recordInviteOpened = async (id: string): Promise<void> => {
  await api.talents.noteOpened({ id }, { anonymous: true }).catch(() => undefined);
};
