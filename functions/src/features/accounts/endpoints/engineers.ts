import type { Handlers } from '../../../http/call.ts';
import { serialised } from '../../../firestore/db.ts';
import { notFound } from '../../../http/app-error.ts';
import { reach } from '../../../http/reach.ts';
import { answerOf, mailVerification } from '../../../identity/verification-mail.ts';
import { findEngineers, readEngineer, readEngineerInvite } from '../engineer-store.ts';
import { inviteEngineer } from '../services/invite-engineer.ts';
import { signUpEngineer } from '../services/sign-up-engineer.ts';
import { updateEngineer } from '../services/update-engineer.ts';

export const listEngineersEndpoint: Handlers['engineers.list'] = async ({ query }) => {
  const { current, pageSize, ...filters } = query;
  const { items, total } = await findEngineers(filters, { current, pageSize });
  return { items: serialised(items), total, current, pageSize };
};

export const getEngineerEndpoint: Handlers['engineers.get'] = async ({ session, params }) =>
  serialised(reach(session, 'engineers', await readEngineer(params.id)));

export const updateEngineerEndpoint: Handlers['engineers.update'] = async ({ session, params, body }) =>
  serialised(await updateEngineer(session, params.id, body));

export const sendEngineerLinkEndpoint: Handlers['engineers.sendNewLink'] = async ({ session, params }) => {
  const { id } = reach(session, 'engineers', await readEngineer(params.id));
  return answerOf(await mailVerification(id, session, session.agencyId ?? null));
};

export const signUpEngineerEndpoint: Handlers['engineers.signUp'] = async ({ body, locale }) => ({
  id: await signUpEngineer(body, locale),
});

export const inviteEngineerEndpoint: Handlers['engineers.invite'] = ({ session, body }) =>
  inviteEngineer(session, body);

export const getEngineerInviteEndpoint: Handlers['engineers.getInvite'] = async ({ params }) => {
  const invite = await readEngineerInvite(params.id);
  if (!invite || invite.usedBy !== null) throw notFound();
  const { id, name, lastName, email, language } = invite;
  return { id, name, lastName, email, language };
};
