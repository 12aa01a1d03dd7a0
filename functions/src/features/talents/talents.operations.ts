import type { Operations } from '../../work/operation.ts';
import { actOnInvite } from './act-on-invite.ts';
import { getTalent } from './get-talent.ts';
import { inviteTalent } from './invite-talent.ts';
import { getInvites } from './own-invites.ts';
import { removeLanguage } from './remove-language.ts';
import { sendTalentLink } from './send-talent-link.ts';
import { getInvite, inviteForSignUp } from './show-invite.ts';
import { recordOpened } from './record-opened.ts';
import { signUpTalent } from './sign-up-talent.ts';
import { getTalentByEmail } from './get-talent-by-email.ts';
import { updateInvite } from './update-invite.ts';
import { updateTalent } from './update-talent.ts';

export const talents = {
  'talents.actOnInvite': actOnInvite,
  'talents.byEmail': getTalentByEmail,
  'talents.get': getTalent,
  'talents.getInvite': getInvite,
  'talents.noteOpened': recordOpened,
  'talents.invite': inviteTalent,
  'talents.inviteForSignUp': inviteForSignUp,
  'talents.invitesOf': getInvites,
  'talents.removeLanguage': removeLanguage,
  'talents.sendNewLink': sendTalentLink,
  'talents.signUp': signUpTalent,
  'talents.update': updateTalent,
  'talents.updateInvite': updateInvite,
} satisfies Partial<Operations>;
