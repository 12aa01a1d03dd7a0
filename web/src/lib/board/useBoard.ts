import type { CollectionName } from '@domain/access/matrix.ts';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import type { Casting, CastingDemo } from '@domain/castings/castings.ts';
import type { Project, Voice } from '@domain/projects/projects.ts';
import { useLiveCollection, useLiveDoc, type Live } from '#firebase/live.ts';
import { useSignedIn } from '../session/session.ts';
import type { CellKey } from './cell.ts';

/**
 * The filters that prove to the rules that records are the caller's: the chosen agency and, for clients, their company.
 * Null when there is nothing that a query could prove.
 */
const useOwnership = (): Readonly<Record<string, string>> | null => {
  const { agency, companyId, roles } = useSignedIn();
  if (!agency) return null;
  if (roles.includes('agencyTeam') || roles.includes('admin')) return { agencyId: agency.id };
  return companyId ? { agencyId: agency.id, companyId } : null;
};

/** Projects of the caller's company, newest first, as many as asked for. */
export const useProjects = (count: number): Live<readonly Project[]> => {
  const { agency, companyId } = useSignedIn();
  return useLiveCollection<Project>(
    agency && companyId
      ? {
          collection: 'projects',
          where: { agencyId: agency.id, companyId },
          orderBy: [['createdAt', 'desc']],
          limit: count,
        }
      : null,
  );
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

const useOfCell = <T>(collection: CollectionName, cell: CellKey | null): Live<readonly T[]> => {
  const owned = useOwnership();
  return useLiveCollection<T>(
    owned && cell && { collection, where: { ...owned, castingId: cell.castingId, voiceId: cell.voiceId } },
  );
};

/** Demos listed for one character in one language, in no order. Null waits without listening. */
export const useCellDemos = (cell: CellKey | null): Live<readonly CastingDemo[]> =>
  useOfCell('castingDemos', cell);

/** Auditions asked for one character in one language. Null waits without listening. */
export const useCellEntries = (cell: CellKey | null): Live<readonly AuditionEntry[]> =>
  useOfCell('auditionEntries', cell);
