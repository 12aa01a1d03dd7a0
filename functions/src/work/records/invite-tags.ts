import type { InviteTags } from '@domain/talents/talents.ts';
import { collection } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

const inviteTags = collection<InviteTags>('inviteTags');

export const readInviteTags = async (inviteId: string, work: Work): Promise<InviteTags | undefined> =>
  work.read(inviteTags, inviteId);

export const writeInviteTags = (work: Work, record: InviteTags): InviteTags => work.set(inviteTags, record);

/** Deletes tags with their invitation or its acceptance; idempotent. */
export const deleteInviteTags = (work: Work, id: string): void => work.deleteById(inviteTags, id);
