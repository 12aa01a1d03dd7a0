import type { OwnBooking } from '@domain/calendar/calendar.api.ts';
import type { Page, Serialised } from '@domain/contract.ts';
import type { OwnEarning } from '@domain/orders/earnings.ts';
import type { Project } from '@domain/projects/projects.ts';
import type { AgendaEntry } from '@domain/work/agenda.ts';
import type { FirstStep } from '@domain/work/first-steps.ts';
import type { NewsEntry } from '@domain/work/news.ts';
import { api } from '../../../lib/http/api.ts';
import { useRefresh } from '../../../lib/http/useRefresh.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';
import { useSignedIn } from '../../../lib/session/session.ts';

/** Number of projects searched for recently opened ones. */
const LOOKED_AT = 25;

const useKey = (part: string): string => {
  const { uid, agency } = useSignedIn();
  return `${part} ${uid} ${agency?.id ?? ''}`;
};

export const useNews = (): Request<readonly NewsEntry[]> => {
  const request = useRequest(useKey('news'), (signal) => api.work.news({ signal }));
  useRefresh(request.reload);
  return request;
};

/** The agenda from `day` on, in the browser's zone. */
export const useAgenda = (day: string): Request<readonly AgendaEntry[]> => {
  const from = new Date(`${day}T00:00:00`).toISOString();
  const request = useRequest(useKey(`agenda ${from}`), (signal) => api.work.agenda({ from }, { signal }));
  useRefresh(request.reload);
  return request;
};

/** The user's next bookings. */
export const useOwnBookings = (uid: string): Request<readonly OwnBooking[]> => {
  const request = useRequest(`bookings ${uid}`, (signal) => api.calendar.bookings({ signal }));
  useRefresh(request.reload);
  return request;
};

/** A talent's latest earnings with the chosen agency, newest first. */
export const useLatestEarnings = (): Request<Page<OwnEarning>> =>
  useRequest(useKey('earnings'), (signal) => api.orders.ownEarnings({}, { signal }));

export const useFirstSteps = (): Request<readonly FirstStep[]> =>
  useRequest(useKey('steps'), (signal) => api.work.firstSteps({ signal }));

/** Projects, recently opened ones first, then the newest. */
export const useRecentProjects = (
  isWanted: boolean,
  lastIds: readonly string[],
): Request<readonly Serialised<Project>[]> => {
  const key = useKey(`projects ${lastIds.join()}`);

  return useRequest(isWanted ? key : null, async (signal) => {
    const { items } = await api.projects.list({ pageSize: LOOKED_AT }, { signal });
    const getPlace = ({ id }: Serialised<Project>) =>
      lastIds.includes(id) ? lastIds.indexOf(id) : lastIds.length;
    return [...items].sort((a, b) => getPlace(a) - getPlace(b));
  });
};
