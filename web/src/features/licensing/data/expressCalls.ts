import { expressApi, type ExpressOffer } from '@domain/projects/express.api.ts';
import type { ExpressValues } from '@domain/projects/express.schema.ts';
import { call, change } from '../../../lib/http/call.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';
import type { Press } from '../../../lib/press/presser.ts';

/** What express projects of an agency cost more, and what their licence can be for. */
export const useExpressOffer = (agencyId: string, locale: string): Request<ExpressOffer> =>
  useRequest(`${agencyId} ${locale}`, (signal) => call(expressApi['express.offer'], {}, { signal }));

/** A project that was placed: its id, and when it is to be recorded by (ISO). */
export interface Placed {
  readonly id: string;
  readonly recordBy: string | null;
}

export const placeExpress = async (body: ExpressValues, press: Press): Promise<Placed> => {
  const { id, recordBy } = await change(expressApi['express.place'], { body }, press);
  return { id, recordBy };
};
