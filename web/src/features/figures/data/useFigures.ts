import type { AgencyFigures } from '@domain/figures/figures.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';

/** The chosen agency's figures as of opening the page. */
export const useFigures = (): Request<AgencyFigures> =>
  useRequest('figures', (signal) => api.figures.get({ signal }));
