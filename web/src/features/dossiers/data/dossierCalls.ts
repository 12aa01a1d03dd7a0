import { dossiersApi } from '@domain/dossiers/dossiers.api.ts';
import { scoresApi } from '@domain/scores/scores.api.ts';
import { talentTermsApi } from '@domain/talents/talent-terms.api.ts';
import { talentsApi } from '@domain/talents/talents.api.ts';
import { call } from '../../../lib/http/call.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { useSignedIn } from '../../../lib/session/session.ts';

export const useAgencyRequest = <T>(what: string, talentId: string, load: () => Promise<T>) => {
  const { agency } = useSignedIn();
  return useRequest(`${what}|${agency?.id ?? ''}|${talentId}`, load);
};

/** The agency's rating of a talent; null: none. */
export const useScore = (talentId: string) =>
  useAgencyRequest('score', talentId, () => call(scoresApi['talents.score'], { params: { id: talentId } }));

/** The agency's notes on a talent; null: none. */
export const loadNotes = (talentId: string) =>
  call(dossiersApi['talents.dossier'], { query: { talent: talentId } });

export const useNotes = (talentId: string) => useAgencyRequest('notes', talentId, () => loadNotes(talentId));

export const useTerms = (talentId: string) =>
  useAgencyRequest('terms', talentId, () =>
    call(talentTermsApi['talents.terms'], { params: { id: talentId } }),
  );

/** Tags the agency used recently, as suggestions. */
export const useTags = () => useAgencyRequest('tags', '', () => call(talentTermsApi['talents.tags'], {}));

export const useStanding = (talentId: string) =>
  useAgencyRequest('standing', talentId, () => call(talentsApi['talents.get'], { params: { id: talentId } }));
