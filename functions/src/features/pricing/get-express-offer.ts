import { computeSurcharge } from '@domain/pricing/price.ts';
import { getAgency } from '../../work/access/caller.ts';
import type { Operation } from '../../work/operation.ts';
import { getLicenceOptions } from './licence-options.ts';
import { requireCurrentTable } from '../../work/pricing/present-price.ts';

export const getExpressOffer: Operation<'express.offer'> = async ({ caller, locale }) => {
  const agencyId = getAgency(caller);
  const [table, options] = await Promise.all([
    requireCurrentTable(agencyId),
    getLicenceOptions(agencyId, locale),
  ]);
  return { surcharge: computeSurcharge({ type: 'express', table }), options };
};
