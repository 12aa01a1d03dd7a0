import { guests } from '../../../work/collections/guests.ts';
import { operation } from '../../../work/unit/operation.ts';
import { visitLink } from './guest-session.ts';

/** Stores a guest's display name, in the guest's record only. */
export const renameGuest = operation(
  'guests.rename',
  async ({ work, params: { urlIdentifier }, body: { session, name } }) => {
    const { visited } = await visitLink(urlIdentifier, session);
    const { guest } = await visited(work);
    if (guest.name === name) return { name };
    work.set(guests, { ...guest, name });
    work.audit(guest, null, null, { by: { link: `guests/${guest.id}` } });
    return { name };
  },
);
