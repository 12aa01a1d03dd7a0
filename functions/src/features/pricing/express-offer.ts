import { getAgency } from '../../rights/access/caller.ts';
import type { Operation } from '../../work/operation.ts';
import { licenceOptions } from './licence-options.ts';
import { currentTable } from '../../work/pricing/present-price.ts';

export const expressOffer: Operation<'express.offer'> = async ({ caller, locale }) => {
  const agencyId = getAgency(caller);
  const [{ expressSurcharge: surcharge }, options] = await Promise.all([
    currentTable(agencyId),
    licenceOptions(agencyId, locale),
  ]);
  return { surcharge, options };
};
