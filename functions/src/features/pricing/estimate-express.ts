import { NO_DETAILS } from '@domain/projects/project-fields.ts';
import { getAgency } from '../../work/access/caller.ts';
import type { Operation } from '../../work/operation.ts';
import { getCommission } from '../../work/pricing/price-input.ts';
import { requireCurrentTable, presentPrice } from '../../work/pricing/present-price.ts';
import { requireTerms } from './licence-terms.ts';

/** Estimates an express project at usual fees, because nobody is shortlisted yet. */
export const estimateExpress: Operation<'express.estimate'> = async ({ caller, body }) => {
  const agencyId = getAgency(caller);
  const [terms, table, commission] = await Promise.all([
    requireTerms({ agencyId, languages: body.languages }, body.licence, 'licence.'),
    requireCurrentTable(agencyId),
    getCommission(caller.uid, agencyId),
  ]);
  const { languages, asset } = body;
  const characters = body.characters.map((name, index) => ({ id: `character-${index}`, name }));

  return presentPrice(caller, table, {
    table,
    commission,
    characters,
    languages,
    type: 'express',
    sessionMinutes: NO_DETAILS.sessionMinutes,
    assets: characters.map(({ id }) => ({
      ...asset,
      id: `asset-${id}`,
      voiceId: id,
      licences: [{ id: `licence-${id}`, ...terms }],
    })),
    candidates: [],
  });
};
