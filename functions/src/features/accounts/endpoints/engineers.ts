import type { Handlers } from '../../../http/call.ts';
import { notFound } from '../../../http/app-error.ts';
import { reach } from '../../../http/reach.ts';
import { agencyOf } from '../../../http/session.ts';
import { answerOf, mailVerification } from '../../../identity/verification-mail.ts';
import { findEngineers, readEngineer, readEngineerInvite } from '../engineer-store.ts';
import { acceptEngineerInvite } from '../services/accept-engineer-invite.ts';
import { engineerView, viewedByAgency } from '../services/engineer-view.ts';
import { inviteEngineer } from '../services/invite-engineer.ts';
import { signUpEngineer } from '../services/sign-up-engineer.ts';
import { updateEngineer } from '../services/update-engineer.ts';
import { readAgencies } from '../store.ts';

export const listEngineersEndpoint: Handlers['engineers.list'] = async ({ session, query }) => {
  const { current, pageSize, ...filters } = query;
  const wanted = { ...filters, agencyId: agencyOf(session) };
  const { items, total } = await findEngineers(wanted, { current, pageSize });
  return { items: await viewedByAgency(session, items), total, current, pageSize };
};

export const getEngineerEndpoint: Handlers['engineers.get'] = async ({ session, params }) =>
  engineerView(session, reach(session, 'engineers', await readEngineer(params.id)));

export const updateEngineerEndpoint: Handlers['engineers.update'] = async ({ session, params, body }) =>
  engineerView(session, await updateEngineer(session, params.id, body));

export const sendEngineerLinkEndpoint: Handlers['engineers.sendNewLink'] = async ({ session, params }) => {
  const { id } = reach(session, 'engineers', await readEngineer(params.id));
  return answerOf(await mailVerification(id, session, session.agencyId ?? null));
};

export const signUpEngineerEndpoint: Handlers['engineers.signUp'] = async ({ body, locale }) => ({
  id: await signUpEngineer(body, locale),
});

export const inviteEngineerEndpoint: Handlers['engineers.invite'] = ({ session, body }) =>
  inviteEngineer(session, body);

export const acceptEngineerInviteEndpoint: Handlers['engineers.acceptInvite'] = async ({
  session,
  params,
}) => {
  await acceptEngineerInvite(session, params.id);
  return { id: params.id };
};

export const getEngineerInviteEndpoint: Handlers['engineers.getInvite'] = async ({ params }) => {
  const invite = await readEngineerInvite(params.id);
  if (!invite || invite.usedBy !== null) throw notFound();
  const { id, agencyId, name, lastName, email, language } = invite;
  const [agency] = await readAgencies([agencyId]);
  if (!agency) throw notFound();
  return { id, name, lastName, email, language, agencySlug: agency.slug };
};
