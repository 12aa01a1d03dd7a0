import { computeVoicePrices } from '@domain/pricing/voice-prices.ts';
import { isStaffIn } from '../../work/access/staff.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { readCharacters } from '../../work/collections/characters.ts';
import { readProject } from '../../work/collections/projects.ts';
import { findShownTalents } from '../../work/collections/public-talents.ts';
import type { Operation } from '../../work/operation.ts';
import { readAssetsOf, readCandidates, readFacts } from '../../work/pricing/price-input.ts';
import { computeOrRefuse, requireCurrentTable } from '../../work/pricing/present-price.ts';

/** Returns the prices of roles with voices, as far as clients can find them: a role's total, which is no talent's fee. */
export const showVoicePrices: Operation<'pricing.voices'> = async ({ caller, params: { id }, body }) => {
  const project = requireVisible(caller, 'projects', await readProject(id));
  const { agencyId } = project;
  const table = await requireCurrentTable(agencyId);
  const { currency, clientSees } = table;
  if (!isStaffIn(caller, agencyId) && clientSees !== 'lines') return { currency, voices: [] };

  const [shown, found] = await Promise.all([
    findShownTalents(agencyId, [...new Set(body.voices.map(({ talentId }) => talentId))]),
    readCharacters([...new Set(body.voices.map(({ voiceId }) => voiceId))]),
  ]);
  const characters = found.filter(({ projectId }) => projectId === id);
  const voices = body.voices.filter(({ talentId }) => shown.has(talentId));

  const [assets, candidates] = await Promise.all([
    readAssetsOf(characters.map((character) => character.id)),
    readCandidates(
      agencyId,
      voices.map((voice) => ({ ...voice, isChosen: false })),
    ),
  ]);
  const facts = await readFacts(project, { characters, assets, candidates });

  return { currency, voices: computeOrRefuse(() => computeVoicePrices({ ...facts, table })) };
};
