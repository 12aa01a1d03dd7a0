import type { Operations } from '../../work/operation.ts';
import { acceptEngineerInvite } from './accept-engineer-invite.ts';
import { getEngineerInvite } from './get-engineer-invite.ts';
import { getEngineer } from './get-engineer.ts';
import { inviteEngineer } from './invite-engineer.ts';
import { listEngineers } from './list-engineers.ts';
import { sendEngineerLink } from './send-engineer-link.ts';
import { signUpEngineer } from './sign-up-engineer.ts';
import { updateEngineer } from './update-engineer.ts';

export const engineers = {
  'engineers.acceptInvite': acceptEngineerInvite,
  'engineers.get': getEngineer,
  'engineers.getInvite': getEngineerInvite,
  'engineers.invite': inviteEngineer,
  'engineers.list': listEngineers,
  'engineers.sendNewLink': sendEngineerLink,
  'engineers.signUp': signUpEngineer,
  'engineers.update': updateEngineer,
} satisfies Partial<Operations>;
