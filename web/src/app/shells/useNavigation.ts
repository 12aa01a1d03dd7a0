import { matchPath, useLocation } from 'react-router-dom';
import { useSignedIn } from '../../lib/session/session.ts';
import { navigationFrom, type NavigationEntry } from './navigation.ts';

/** Where whoever is signed in can go, and which of it they are looking at. */
export const useNavigation = (): readonly (NavigationEntry & { readonly isCurrent: boolean })[] => {
  const { links } = useSignedIn();
  const { pathname } = useLocation();
  const entries = navigationFrom(links);
  const hrefs = new Set(entries.map(({ href }) => href));
  const isCovered = (covers: string | undefined): boolean =>
    covers !== undefined && !hrefs.has(pathname) && matchPath(covers, pathname) !== null;
  return entries.map((entry) => ({
    ...entry,
    isCurrent: pathname === entry.href || isCovered(entry.covers),
  }));
};
