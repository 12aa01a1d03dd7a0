import { useMemo } from 'react';
import { productionOf, type Production } from '../../lib/production/production.ts';
import { useCastings, useProject, useVoices } from '../../lib/production/useProduction.ts';

export type LiveProduction =
  | { readonly status: 'loading' | 'missing' }
  | { readonly status: 'success'; readonly data: Production }
  | { readonly status: 'error'; readonly error: unknown; readonly retry: () => void };

/** A project with its characters and languages, live and as one. */
export const useLiveProduction = (projectId: string): LiveProduction => {
  const project = useProject(projectId);
  const voices = useVoices(projectId);
  const castings = useCastings(projectId);

  const data = useMemo(
    () =>
      project.data && voices.data && castings.data
        ? productionOf(project.data, voices.data, castings.data)
        : undefined,
    [project.data, voices.data, castings.data],
  );

  const all = [project, voices, castings];
  const failed = all.find((part) => part.status === 'error');
  if (failed) {
    const retry = () => all.filter((part) => part.status === 'error').forEach((part) => part.retry());
    return { status: 'error', error: failed.error, retry };
  }
  if (project.status === 'success' && project.data === null) return { status: 'missing' };
  return data ? { status: 'success', data } : { status: 'loading' };
};
