import type { Handlers } from '../../../http/call.ts';
import { reach } from '../../../http/reach.ts';
import { answerOf, mailVerification } from '../../../identity/verification-mail.ts';
import { removeLanguage } from '../services/remove-language.ts';
import { signUpTalent } from '../services/sign-up-talent.ts';
import { talentPage } from '../services/talent-page.ts';
import { updateTalent } from '../services/update-talent.ts';
import { findTalent, readTalent } from '../store.ts';

export const signUpTalentEndpoint: Handlers['talents.signUp'] = async ({ body, locale }) => ({
  id: await signUpTalent(body, locale),
});

export const getTalentEndpoint: Handlers['talents.get'] = async ({ session, params }) =>
  talentPage(session, reach(session, 'talents', await readTalent(params.id)));

export const talentByEmailEndpoint: Handlers['talents.byEmail'] = async ({ session, params }) =>
  talentPage(session, reach(session, 'talents', await findTalent(params.email.toLowerCase())));

export const updateTalentEndpoint: Handlers['talents.update'] = async ({ session, params, body }) =>
  talentPage(session, await updateTalent(session, params.id, body));

export const removeLanguageEndpoint: Handlers['talents.removeLanguage'] = async ({ session, params }) => {
  await removeLanguage(session, params.id);
  return { id: params.id };
};

export const sendTalentLinkEndpoint: Handlers['talents.sendNewLink'] = async ({ session, params }) => {
  const { id, agencyIds } = reach(session, 'talents', await readTalent(params.id));
  return answerOf(await mailVerification(id, session, session.agencyId ?? agencyIds[0] ?? null));
};
