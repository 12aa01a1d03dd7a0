import type { AgencyFigures } from '@domain/figures/figures.ts';
import type { FigurePeriod, Headlines } from '@domain/figures/headlines.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';

/** The chosen agency's figures as of opening the page. */
export const useFigures = (): Request<AgencyFigures> =>
  useRequest('figures', (signal) => api.figures.get({ signal }));

/** Headline figures of a period; the last ones stay while another period loads. */
export const useHeadlines = (period: FigurePeriod): Request<Headlines> =>
  useRequest(`headlines ${period}`, (signal) => api.figures.headlines({ period }, { signal }));
