import { figuresApi } from '@domain/figures/figures.api.ts';
import type { AgencyFigures } from '@domain/figures/figures.ts';
import { call } from '../../../lib/http/call.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';

/** The chosen agency's figures as of opening the page. */
export const useFigures = (): Request<AgencyFigures> =>
  useRequest('figures', (signal) => call(figuresApi['figures.get'], {}, { signal }));
