import { Timestamp } from 'firebase-admin/firestore';
import type { BodyOf, Serialised } from '@domain/contract.ts';
import type { Api } from '@domain/api.ts';
import { computedScore, type TalentScore } from '@domain/scores/scores.ts';
import type { Talent } from '@domain/talents/talents.ts';
import type { Caller } from '../../access/caller.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { serialise } from '../../firestore/db.ts';
import { refuseStale } from '../../firestore/stale.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { readScore, writeScore } from '../../records/talent-scores.ts';
import { judgedTalent } from './judged-talent.ts';

type Scores = BodyOf<Api['talents.createScore']>;

/** 422 for scores in a language the talent doesn't speak. */
const refuseOtherLanguages = ({ languageScores }: Scores, { languages }: Talent): void => {
  const other = languageScores.findIndex(
    ({ language }) => !languages.some(({ alpha3 }) => alpha3 === language),
  );
  if (other < 0) return;
  throw new AppError(422, 'score.otherLanguage', { property: `languageScores[${other}].language` });
};

/** The audit records only the total. */
const facts = (score: TalentScore | undefined) => (score ? { total: score.total } : null);

const save = async (
  caller: Caller,
  { updatedAt: edited, ...scores }: Scores,
  isNew: boolean,
): Promise<Serialised<TalentScore>> => {
  const { talent: talentId } = scores;
  const written = await transact(async (transaction): Promise<TalentScore> => {
    const { agencyId, talent } = await judgedTalent(caller, talentId, transaction);
    refuseOtherLanguages({ ...scores, updatedAt: edited }, talent);
    const before = await readScore(agencyId, talentId, transaction);
    if (before && isNew) throw new AppError(409, 'score.exists');
    if (before) refuseStale(edited, before);
    const after: TalentScore = {
      id: `${agencyId}_${talentId}`,
      agencyId,
      talentId,
      ...scores,
      total: computedScore(scores),
      updatedAt: Timestamp.now(),
    };
    writeScore(transaction, after);
    recordAudit(transaction, caller, {
      agencyId,
      action: isNew ? 'talents.createScore' : 'talents.updateScore',
      subject: `talentScores/${after.id}`,
      before: facts(before),
      after: facts(after),
    });
    return after;
  });
  return serialise(written);
};

/** Creates the agency's rating of a talent; 409 when a colleague created it first. */
export const createScore: Operation<'talents.createScore'> = ({ caller, body }) => save(caller, body, true);

/** Writes the rating, whether it exists or not. 409 when saved since the edited version. */
export const updateScore: Operation<'talents.updateScore'> = ({ caller, params, body }) => {
  if (body.talent !== params.id)
    throw new AppError(422, 'validation.oneOf', { property: 'talent', values: { values: params.id } });
  return save(caller, body, false);
};
