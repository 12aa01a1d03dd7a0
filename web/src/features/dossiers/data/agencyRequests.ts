import { api } from '../../../lib/http/api.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { useSignedIn } from '../../../lib/session/session.ts';

export const useAgencyRequest = <T>(what: string, talentId: string, load: () => Promise<T>) => {
  const { agency } = useSignedIn();
  return useRequest(`${what}|${agency?.id ?? ''}|${talentId}`, load);
};

/** The agency's rating of a talent; null: none. */
export const useScore = (talentId: string) =>
  useAgencyRequest('score', talentId, () => api.talents.score({ id: talentId }));

export const useNotes = (talentId: string) =>
  useAgencyRequest('notes', talentId, () => api.talents.dossier({ talent: talentId }));

export const useTerms = (talentId: string) =>
  useAgencyRequest('terms', talentId, () => api.talents.terms({ id: talentId }));

/** Tags the agency used recently, as suggestions. */
export const useTags = () => useAgencyRequest('tags', '', () => api.talents.tags());

export const useStanding = (talentId: string) =>
  useAgencyRequest('standing', talentId, () => api.talents.get({ id: talentId }));
