import { useCallback, useMemo, useState } from 'react';
import type { CollectionName } from '@domain/access/matrix.ts';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import type { Casting, CastingDemo } from '@domain/castings/castings.ts';
import type { VoiceAsset } from '@domain/pricing/assets.ts';
import type { Licence } from '@domain/pricing/licences.ts';
import type { Project, ProjectShelf, ProjectState, ProjectType, Voice } from '@domain/projects/projects.ts';
import { searchedBeginnings } from '@domain/values/folded-text.ts';
import { useLiveCollection, useLiveDoc, type Live, type LiveQuery } from '#firebase/live.ts';
import { useSignedIn } from '../session/session.ts';
import type { CellKey } from './cell.ts';

/**
 * The filters that prove to the rules that records are the caller's: the chosen agency and, for clients, their company.
 * Null when there is nothing that a query could prove.
 */
export const useOwnership = (): Readonly<Record<string, string>> | null => {
  const { agency, companyId, roles } = useSignedIn();
  if (!agency) return null;
  if (roles.includes('agencyTeam') || roles.includes('admin')) return { agencyId: agency.id };
  return companyId ? { agencyId: agency.id, companyId } : null;
};

/** What a list of projects is cut down to. */
export interface ProjectChoice {
  readonly shelf: ProjectShelf;
  /** Of one of these kinds; none: of any. */
  readonly kinds: readonly ProjectType[];
  readonly state: ProjectState | null;
  /** Beginnings of words of their names. */
  readonly search: string;
}

/**
 * Projects, newest first, as many as asked for: the chosen agency's for its people (`ofAgency`), else the company's. The
 * first word of a search is looked for in the database, the others among what it finds.
 */
export const useProjects = (
  { shelf, kinds, state, search }: ProjectChoice,
  count: number,
  ofAgency: boolean,
): Live<readonly Project[]> => {
  const { agency, companyId } = useSignedIn();
  const isKnown = agency && (ofAgency || companyId);
  const [first, ...others] = searchedBeginnings(search);
  const found = useLiveCollection<Project>(
    isKnown
      ? {
          collection: 'projects',
          where: {
            agencyId: agency.id,
            ...(ofAgency || !companyId ? {} : { companyId }),
            shelf,
            ...(state ? { state } : {}),
            ...(kinds[0] && kinds.length === 1 ? { type: kinds[0] } : {}),
          },
          ...(kinds.length > 1 ? { oneOf: { type: kinds } } : {}),
          ...(first ? { contains: { words: first } } : {}),
          orderBy: [['createdAt', 'desc']],
          limit: count,
        }
      : null,
  );
  const { data } = found;
  const further = others.join(' ');
  const matching = useMemo(() => {
    const wanted = further.split(' ').filter(Boolean);
    return data?.filter(({ words }) => wanted.every((word) => words.includes(word)));
  }, [data, further]);
  return found.status === 'success' && matching ? { ...found, data: matching } : found;
};

export const useProject = (projectId: string): Live<Project | null> =>
  useLiveDoc<Project>(`projects/${projectId}`);

const useOfProject = <T>(collection: CollectionName, projectId: string): Live<readonly T[]> => {
  const owned = useOwnership();
  return useLiveCollection<T>(owned && { collection, where: { ...owned, projectId } });
};

/** Characters of a project. */
export const useVoices = (projectId: string): Live<readonly Voice[]> => useOfProject('voices', projectId);

/** Castings of a project, one per working language. */
export const useCastings = (projectId: string): Live<readonly Casting[]> =>
  useOfProject('castings', projectId);

/** Everything to record in a project, of all its characters. */
export const useVoiceAssets = (projectId: string): Live<readonly VoiceAsset[]> =>
  useOfProject('voiceAssets', projectId);

/** Licences of a project, of all its assets. */
export const useLicences = (projectId: string): Live<readonly Licence[]> =>
  useOfProject('licences', projectId);

const useOfCell = <T>(
  collection: CollectionName,
  cell: CellKey | null,
  part: Omit<Partial<LiveQuery>, 'collection'> = {},
): Live<readonly T[]> => {
  const owned = useOwnership();
  const { where = {}, ...rest } = part;
  return useLiveCollection<T>(
    owned &&
      cell && {
        collection,
        where: { ...owned, castingId: cell.castingId, voiceId: cell.voiceId, ...where },
        ...rest,
      },
  );
};

/** Records of one casting, such as its lists and what guests of its link said: the first of them, in an order. */
export const useOfCasting = <T>(
  collection: CollectionName,
  castingId: string,
  part: Required<Pick<LiveQuery, 'orderBy' | 'limit'>>,
): Live<readonly T[]> => {
  const owned = useOwnership();
  return useLiveCollection<T>(owned && { collection, where: { ...owned, castingId }, ...part });
};

/** Demos listed for one character in one language, in no order. Null waits without listening. */
export const useCellDemos = (cell: CellKey | null): Live<readonly CastingDemo[]> =>
  useOfCell('castingDemos', cell);

/** Voices of a field that are loaded at first. */
export const CELL_FIRST = 5;

interface CellVoices {
  readonly demos: Live<readonly CastingDemo[]>;
  /** Whether these are all that are listed. */
  readonly isWhole: boolean;
  readonly openRest: () => void;
}

/**
 * Demos listed for one character in one language, in no order: all of a short list, and of a long one the first and the
 * chosen one until the rest is wanted. `expected`: how many are listed. Null waits without listening.
 */
export const useCellVoices = (cell: CellKey | null, expected: number): CellVoices => {
  // A list that was shown whole stays so while it grows.
  const [isWanted, setWanted] = useState(expected <= CELL_FIRST);
  const all = useCellDemos(isWanted ? cell : null);
  const isWhole = all.status === 'success';
  const part = isWhole || (isWanted && expected <= CELL_FIRST) ? null : cell;
  const first = useOfCell<CastingDemo>('castingDemos', part, {
    orderBy: [['order', 'asc']],
    limit: CELL_FIRST,
  });
  const chosen = useOfCell<CastingDemo>('castingDemos', part, { where: { isSelected: true } });
  const both = useMemo(
    () =>
      first.data && chosen.data
        ? [...new Map([...first.data, ...chosen.data].map((item) => [item.id, item])).values()]
        : undefined,
    [first.data, chosen.data],
  );
  const openRest = useCallback(() => setWanted(true), []);
  if (isWhole || part === null || all.status === 'error') return { demos: all, isWhole, openRest };
  if (first.status === 'success' && both) return { demos: { ...first, data: both }, isWhole, openRest };
  return { demos: first.status === 'success' ? chosen : first, isWhole, openRest };
};

/** Auditions asked for one character in one language. Null waits without listening. */
export const useCellEntries = (cell: CellKey | null): Live<readonly AuditionEntry[]> =>
  useOfCell('auditionEntries', cell);
