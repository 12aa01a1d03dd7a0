import { notFound } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { readBranded } from '../../work/collections/agencies.ts';
import { readEngineerInvite } from '../../work/collections/engineer-invites.ts';

export const getEngineerInvite: Operation<'engineers.getInvite'> = async ({ params }) => {
  const invite = await readEngineerInvite(params.id);
  if (!invite || invite.usedBy !== null) throw notFound();
  const { id, agencyId, name, lastName, email, language } = invite;
  const branded = await readBranded(agencyId);
  if (!branded) throw notFound();
  const { agency, brand } = branded;
  return { id, name, lastName, email, language, agencySlug: agency.slug, agency: brand };
};
