import { getDeductions, type Earning } from '@domain/orders/earnings.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { TALENT_EARNINGS_MAX, type TalentSession, type TalentWork } from '@domain/talents/talent-work.api.ts';
import type { Operation } from '../../work/operation.ts';
import { findTalentEarnings } from '../../work/collections/earnings.ts';
import { findSessionsWithTalent } from '../../work/collections/recording-sessions.ts';
import { readRatedTalent } from './read-rated-talent.ts';

const presentSession = (session: RecordingSession): TalentSession => {
  const { id, projectName, character, language, state, timeZone, startsAt } = session;
  const moment = new Date(startsAt.toMillis()).toISOString();
  return { id, projectName, character, language, state, timeZone, startsAt: moment };
};

const presentEarning = (earning: Earning): TalentWork['earnings'][number] => {
  const { id, projectId, projectName, roles, currency, amount, paid = 0, state, agreedOn } = earning;
  const what = { id, projectId, projectName, roles, currency, amount };
  return { ...what, ...getDeductions(earning), paid, state, agreedOn };
};

/** Returns a talent's sessions and latest earnings with the chosen agency. */
export const showWork: Operation<'talents.work'> = async ({ caller, params: { id: talentId } }) => {
  const { agencyId } = await readRatedTalent(caller, talentId);
  const [found, earned] = await Promise.all([
    findSessionsWithTalent(agencyId, talentId),
    findTalentEarnings({ agencyId, talentId }, undefined, TALENT_EARNINGS_MAX),
  ]);

  const sessions = [...found].sort((a, b) => b.startsAt.toMillis() - a.startsAt.toMillis());
  const next = sessions.findLast(
    ({ state, endsAt }) => state === 'planned' && endsAt.toMillis() > Date.now(),
  );

  return {
    next: next ? presentSession(next) : null,
    sessions: sessions.map(presentSession),
    earnings: earned.map(presentEarning),
  };
};
