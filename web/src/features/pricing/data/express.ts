import { useMemo } from 'react';
import type { ExpressOffer } from '@domain/projects/express.api.ts';
import type { ProjectPrice } from '@domain/pricing/pricing.ts';
import { expressEstimateSchema, type ExpressValues } from '@domain/projects/express.schema.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';
import { useDebouncedValue } from '../../../lib/useDebouncedValue.ts';

/** An agency's express surcharge and licence options. */
export const useExpressOffer = (agencyId: string, locale: string): Request<ExpressOffer> =>
  useRequest(`${agencyId} ${locale}`, (signal) => api.express.offer({ signal }));

/** The price of an express draft; `null` waits. */
export const useExpressPrice = (body: ExpressValues | undefined): Request<ProjectPrice> => {
  const estimateInput = useMemo(
    () =>
      body
        ? JSON.stringify({
            languages: body.languages,
            characters: body.characters,
            asset: body.asset,
            licence: body.licence,
            surcharge: body.surcharge,
          })
        : '',
    [body],
  );

  const requestedInput = useDebouncedValue(estimateInput);

  return useRequest(requestedInput === '' ? null : requestedInput, (signal) => {
    // The API reads the surcharge itself.
    const { surcharge: _surcharge, ...body } = JSON.parse(requestedInput) as Partial<ExpressValues>;
    return api.express.estimate(expressEstimateSchema.cast(body), { signal });
  });
};

/** A placed project; `recordBy` is its recording deadline, ISO. */
export interface Placed {
  readonly id: string;
  readonly recordBy: string | null;
}
