import { ROSTER_VIEWS_MAX, type RosterView } from '@domain/roster/roster-views.ts';
import { useLiveCollection, type Live } from '#firebase/live.ts';

export const useRosterViews = (agencyId: string): Live<readonly RosterView[]> =>
  useLiveCollection<RosterView>({
    collection: 'rosterViews',
    where: { agencyId },
    limit: ROSTER_VIEWS_MAX,
  });
