import type { Operation } from '../../operation.ts';
import { showInvite } from './invites-of.ts';

export const inviteForSignUp: Operation<'talents.inviteForSignUp'> = ({ params }) =>
  showInvite(params.id, 'signUp');
