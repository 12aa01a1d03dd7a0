import { computeVoicePrices, type HeardCandidate } from '@domain/pricing/voice-prices.ts';
import type { VoicePrices } from '@domain/pricing/pricing.ts';
import type { Project } from '@domain/projects/projects.ts';
import type { Caller } from '../../work/access/caller.ts';
import { isStaffIn } from '../../work/access/staff.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import type { Operation } from '../../work/operation.ts';
import {
  findCandidates,
  readCandidates,
  readFacts,
  readStoredAssets,
} from '../../work/pricing/price-input.ts';
import { computeOrRefuse, requireCurrentTable } from '../../work/pricing/present-price.ts';
import { readProject } from '../../work/collections/projects.ts';
import { findShownTalents } from '../../work/collections/public-talents.ts';

/** Returns the prices of a project's roles with voices: a role's total, which is no talent's fee. */
const presentVoicePrices = async (
  caller: Caller,
  id: string,
  findVoices: (project: Project) => Promise<readonly HeardCandidate[]>,
): Promise<VoicePrices> => {
  const project = requireVisible(caller, 'projects', await readProject(id));
  const { agencyId } = project;
  const table = await requireCurrentTable(agencyId);
  const { currency, clientSees } = table;
  if (!isStaffIn(caller, agencyId) && clientSees !== 'lines') return { currency, voices: [] };

  const facts = await readFacts(project, readStoredAssets(id), findVoices(project));
  return { currency, voices: computeOrRefuse(() => computeVoicePrices({ ...facts, table })) };
};

/** Returns each role's price per shortlisted voice. */
export const showVoicePrices: Operation<'pricing.voices'> = ({ caller, params: { id } }) =>
  presentVoicePrices(caller, id, (project) => findCandidates(project));

/** Returns a role's price with each found voice, as far as clients can find them. */
export const showFoundPrices: Operation<'pricing.foundVoices'> = ({ caller, params: { id }, query }) =>
  presentVoicePrices(caller, id, async ({ agencyId }) => {
    const { voiceId, language, talentIds } = query;
    const shown = await findShownTalents(agencyId, [...new Set(talentIds.split(','))]);
    const candidates = [...shown].map((talentId) => ({ voiceId, language, talentId, isChosen: false }));
    return readCandidates(agencyId, candidates);
  });
