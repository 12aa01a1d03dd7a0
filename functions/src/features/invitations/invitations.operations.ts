import type { Operations } from '../../work/operation.ts';
import { sendInvitation, withdrawInvitation } from './act-on-invitation.ts';
import { listInvitations } from './list-invitations.ts';

export const invitations = {
  'invitations.list': listInvitations,
  'invitations.send': sendInvitation,
  'invitations.withdraw': withdrawInvitation,
} satisfies Partial<Operations>;
