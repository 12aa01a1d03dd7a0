import { toCastingId } from '@domain/castings/castings.ts';
import { computeFees } from '@domain/pricing/fees.ts';
import { computeTalentPrice } from '@domain/pricing/price.ts';
import type { Project } from '@domain/projects/projects.ts';
import type { Caller } from '../../work/access/caller.ts';
import { isStaffIn, canSeeRates } from '../../work/access/staff.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { findRequestedRoles } from '../../work/collections/audition-entries.ts';
import { findProjectPlaces } from '../../work/collections/casting-demos.ts';
import { readProject } from '../../work/collections/projects.ts';
import { readRates } from '../../work/collections/talent-rates.ts';
import { findCharacters } from '../../work/collections/characters.ts';
import { readStoredAssets } from '../../work/pricing/price-input.ts';
import { computeOrRefuse, requireCurrentTable } from '../../work/pricing/present-price.ts';

/** Returns whether the caller is this talent, in an agency where they work as one; false for an acting admin. */
const isTheTalent = ({ uid, claims }: Caller, talentId: string, agencyId: string): boolean =>
  uid === talentId && (claims.held.talent ?? []).includes(agencyId);

interface Place {
  readonly castingId: string;
  readonly voiceId: string;
}

/** Returns the roles whose talent price the caller may see: shortlisted for members (clients: with the grant), requested for the talent. */
const findKnownRoles = async (
  caller: Caller,
  project: Project,
  talentId: string,
): Promise<readonly Place[]> => {
  if (isTheTalent(caller, talentId, project.agencyId)) return findRequestedRoles(project.id, talentId);
  requireVisible(caller, 'projects', project);
  const { agencyId } = project;
  if (!isStaffIn(caller, agencyId) && !canSeeRates(caller, agencyId)) throw notFound('talents');
  return (await findProjectPlaces(project.id, talentId)).filter(({ isWithdrawn }) => !isWithdrawn);
};

export const showTalentPrice: Operation<'pricing.talent'> = async ({
  caller,
  params: { talentId, projectId },
}) => {
  const project = await readProject(projectId);
  if (!project) throw notFound();

  const places = await findKnownRoles(caller, project, talentId);
  if (places.length === 0) throw notFound('talents');

  const table = await requireCurrentTable(project.agencyId);
  const [rates, characters, assets] = await Promise.all([
    readRates(talentId),
    findCharacters(projectId),
    readStoredAssets(projectId),
  ]);
  const { currency } = table;
  const fees = computeFees(table, rates?.agencyIds.includes(project.agencyId) ? rates : null);
  if (!fees) return { amount: null, currency };

  const roleKeys = new Set(places.map(({ castingId, voiceId }) => `${castingId} ${voiceId}`));
  const { languages, sessionMinutes } = project;

  const amount = computeOrRefuse(() =>
    computeTalentPrice(
      { table, sessionMinutes, characters, languages, assets },
      fees,
      ({ voiceId, language }) => roleKeys.has(`${toCastingId(projectId, language)} ${voiceId}`),
    ),
  );

  return { amount, currency };
};
