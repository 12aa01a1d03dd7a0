import { computeVoicePrices } from '@domain/pricing/voice-prices.ts';
import { isStaffIn, canSeeRates } from '../../work/access/staff.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import type { Operation } from '../../work/operation.ts';
import { readFacts, readStoredAssets } from '../../work/pricing/price-input.ts';
import { computeOrRefuse, requireCurrentTable } from '../../work/pricing/present-price.ts';
import { readProject } from '../../work/collections/projects.ts';

/** Returns each role's price per shortlisted voice; without access to rates, only for the chosen one. */
export const showVoicePrices: Operation<'pricing.voices'> = async ({ caller, params: { id } }) => {
  const project = requireVisible(caller, 'projects', await readProject(id));
  const { agencyId } = project;
  const table = await requireCurrentTable(agencyId);
  const { currency, clientSees } = table;
  const isStaff = isStaffIn(caller, agencyId);
  if (!isStaff && clientSees !== 'lines') return { currency, voices: [] };

  const seesAll = isStaff || canSeeRates(caller, agencyId);
  const facts = await readFacts(project, readStoredAssets(id), (places) =>
    seesAll ? places : places.filter(({ isSelected }) => isSelected),
  );

  return { currency, voices: computeOrRefuse(() => computeVoicePrices({ ...facts, table })) };
};
