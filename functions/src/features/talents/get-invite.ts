import type { Operation } from '../../operation.ts';
import { showInvite } from './invites-of.ts';

export const getInvite: Operation<'talents.getInvite'> = ({ params }) => showInvite(params.id, 'process');
