import { Timestamp } from 'firebase-admin/firestore';
import type { EndpointBody, Serialised } from '@domain/contract.ts';
import type { Api } from '@domain/api.ts';
import { computeTalentScore, type TalentScore } from '@domain/scores/scores.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { refuseStale } from '../../platform/firestore/stale.ts';
import { readScore, talentScores } from '../../work/collections/talent-scores.ts';
import { operation, type UnitCall } from '../../work/unit/operation.ts';
import { readRatedTalent } from './read-rated-talent.ts';

type Scores = EndpointBody<Api['talents.createScore']>;

/** 422 for scores in a language the talent doesn't speak. */
const refuseOtherLanguages = ({ languageScores }: Scores, { languages }: Talent): void => {
  const unknownIndex = languageScores.findIndex(
    ({ language }) => !languages.some(({ alpha3 }) => alpha3 === language),
  );
  if (unknownIndex < 0) return;
  throw new AppError(422, 'score.otherLanguage', { property: `languageScores[${unknownIndex}].language` });
};

/** The audit records only the total. */
const audited = { record: talentScores, facts: ['total'] } as const;

const save = async (
  { work, caller, body }: UnitCall<'talents.createScore' | 'talents.updateScore'>,
  isNew: boolean,
): Promise<Serialised<TalentScore>> => {
  const { updatedAt: edited, ...scores } = body;
  const { talent: talentId } = scores;
  const { agencyId, talent } = await readRatedTalent(caller, talentId, work);
  refuseOtherLanguages(body, talent);

  const before = await readScore(agencyId, talentId, work);
  if (before && isNew) throw new AppError(409, 'score.exists');

  if (before) refuseStale(edited, before);

  const after = work.set(talentScores, {
    id: `${agencyId}_${talentId}`,
    agencyId,
    talentId,
    ...scores,
    total: computeTalentScore(scores),
    updatedAt: Timestamp.now(),
  });

  return serialise(after);
};

/** Creates the agency's rating of a talent; 409 when a colleague created it first. */
export const createScore = operation('talents.createScore', audited, (call) => save(call, true));

/** Writes the rating, whether it exists or not. 409 when saved since the edited version. */
export const updateScore = operation('talents.updateScore', audited, (call) => {
  const { params, body } = call;
  if (body.talent !== params.id)
    throw new AppError(422, 'validation.oneOf', { property: 'talent', values: { values: params.id } });
  return save(call, false);
});
