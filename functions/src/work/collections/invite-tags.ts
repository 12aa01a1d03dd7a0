import type { InviteTags } from '@domain/talents/talents.ts';
import { collection } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

export const inviteTags = collection<InviteTags>('inviteTags');

export const readInviteTags = async (inviteId: string, work: Work): Promise<InviteTags | undefined> =>
  work.read(inviteTags, inviteId);
