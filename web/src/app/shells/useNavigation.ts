import { matchPath, useLocation } from 'react-router-dom';
import { useWaitingCounts } from '../../features/work/waiting/waiting.ts';
import { useSignedIn } from '../../lib/session/session.ts';
import { paths } from '../paths.ts';
import { groupNavigation, type NavigationEntry, type NavigationGroup } from './navigation.ts';

export interface ShownEntry extends NavigationEntry {
  readonly isCurrent: boolean;
  /** Number of pending items of the page. */
  readonly waiting: number;
}

/** Returns the sidebar's groups, with the current page and pending items per entry. */
export const useNavigation = (): readonly NavigationGroup<ShownEntry>[] => {
  const { links, menuItems } = useSignedIn();
  const { pathname } = useLocation();
  const waiting = useWaitingCounts();
  const groups = groupNavigation([...menuItems, ...links]);
  const hrefs = new Set(groups.flatMap(({ entries }) => entries.map(({ href }) => href)));
  const isCovered = (covers: string | undefined): boolean =>
    covers !== undefined && !hrefs.has(pathname) && matchPath(covers, pathname) !== null;

  // Pending items without a page in the sidebar are on the dashboard, which lists all.
  const toPage = (path: string | null): string => {
    const page = path?.split('?')[0] ?? '';
    return hrefs.has(page) ? page : paths.dashboard.href();
  };

  const countWaiting = (href: string): number =>
    waiting.reduce((sum, { path, count }) => (toPage(path) === href ? sum + count : sum), 0);

  return groups.map(({ id, entries }) => ({
    id,
    entries: entries.map((entry) => ({
      ...entry,
      isCurrent: pathname === entry.href || isCovered(entry.covers),
      waiting: countWaiting(entry.href),
    })),
  }));
};
