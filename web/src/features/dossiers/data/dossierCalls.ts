import { dossiersApi } from '@domain/dossiers/dossiers.api.ts';
import { scoresApi } from '@domain/scores/scores.api.ts';
import { talentTermsApi } from '@domain/talents/talent-terms.api.ts';
import { talentsApi } from '@domain/talents/talents.api.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import { call } from '../../../lib/http/call.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { useSignedIn } from '../../../lib/session/session.ts';

interface Asked<T> {
  readonly load: () => Promise<T>;
  /** The API's word for what nobody has written yet, which is no failure. */
  readonly noneCode?: string;
}

const asked = async <T>({ load, noneCode }: Asked<T>): Promise<T | null> => {
  try {
    return await load();
  } catch (error) {
    if (isApiError(error) && error.code === noneCode) return null;
    throw error;
  }
};

/** What the chosen agency has of a talent, asked anew when another is chosen; null: nothing yet. */
export const useAgencyRequest = <T>(what: string, talentId: string, asking: Asked<T>) => {
  const { agency } = useSignedIn();
  return useRequest(`${what}|${agency?.id ?? ''}|${talentId}`, () => asked(asking));
};

/** What the agency thinks of a talent; null: they are not scored. */
export const useScore = (talentId: string) =>
  useAgencyRequest('score', talentId, {
    load: () => call(scoresApi['talents.score'], { params: { id: talentId } }),
    noneCode: 'score.none',
  });

/** What the agency noted of a talent; null: nothing yet. */
export const useNotes = (talentId: string) =>
  useAgencyRequest('notes', talentId, {
    load: () => call(dossiersApi['talents.dossier'], { query: { talent: talentId } }),
    noneCode: 'dossier.none',
  });

/** What the agency agreed with a talent. */
export const useTerms = (talentId: string) =>
  useAgencyRequest('terms', talentId, {
    load: () => call(talentTermsApi['talents.terms'], { params: { id: talentId } }),
  });

/** Tags that the agency used of late, to choose from. */
export const useTags = () =>
  useAgencyRequest('tags', '', { load: () => call(talentTermsApi['talents.tags'], {}) });

/** How a talent stands with the agency. */
export const useStanding = (talentId: string) =>
  useAgencyRequest('standing', talentId, {
    load: () => call(talentsApi['talents.get'], { params: { id: talentId } }),
  });
