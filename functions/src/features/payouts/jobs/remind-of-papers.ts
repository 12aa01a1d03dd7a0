import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { ACCEPTANCE_DAYS, type SelfBilledPaper } from '@domain/selfBilling/papers.ts';
import { paperTransitions } from '@domain/selfBilling/transitions.ts';
import { isAllowed } from '@domain/transitions.ts';
import { queueMail } from '../../../outgoing/mail/outbox.ts';
import { readAgency } from '../../../work/collections/agencies.ts';
import { findDuePapers, selfBilledPapers } from '../../../work/collections/self-billed-papers.ts';
import { readTalent } from '../../../work/collections/talents.ts';
import type { ScheduledRun } from '../../../work/scheduled-run.ts';
import { job, type Step } from '../../../work/unit/operation.ts';
import type { Work } from '../../../work/unit/work.ts';

const RUN_MAX = 100;
const ROUND_MS = 60_000;
const DAY_MS = 24 * 3_600_000;

/** Reminds the talent, who is to accept by silence later where that was agreed. */
const remind = async (work: Work, paper: SelfBilledPaper): Promise<void> => {
  const { id, agencyId, talentId, createdAt, silenceAccepts } = paper;
  const [agency, talent] = [await readAgency(agencyId, work), await readTalent(talentId, work)];
  const lapsesAt = Timestamp.fromMillis(createdAt.toMillis() + ACCEPTANCE_DAYS * DAY_MS);
  work.update(paper, { wasReminded: true, dueAt: silenceAccepts ? lapsesAt : null });
  if (!talent) return;

  work.audit(paper, { wasReminded: false }, { wasReminded: true }, { action: 'selfBilling.remind' });
  queueMail(work, `self-billed-reminder_${id}`, {
    kind: 'self-billed-paper',
    to: talent.email,
    locale: talent.communicationLanguage,
    agencyId,
    params: {
      name: talent.fullName,
      agencyName: agency?.publicName ?? '',
      paperId: id,
      isReminder: true,
    },
  });
};

/** Takes the next step for a paper. Returns whether it had one. */
const processPaper = (step: Step, id: string, now: number): Promise<boolean> =>
  step(
    async (work) => {
      const paper = await work.read(selfBilledPapers, id);
      if (!paper || !isAllowed(paperTransitions.lapse, paper.state, ['platform'])) return false;
      if ((paper.dueAt?.toMillis() ?? Infinity) > now) return false;

      if (!paper.wasReminded) {
        await remind(work, paper);
        return true;
      }

      work.update(paper, { state: 'accepted', decidedAt: Timestamp.fromMillis(now), dueAt: null });
      work.audit(paper, { state: paper.state }, { state: 'accepted' }, { action: 'selfBilling.lapse' });
      return true;
    },
    { action: null },
  );

/** Reminds talents of self-billed papers due at a moment (milliseconds), and accepts those whose time is over, where that was agreed. Returns their number. */
export const remindOfPapers = job(
  'papers',
  async (step, now: number, { agencyId, roundMs = ROUND_MS }: ScheduledRun = {}): Promise<number> => {
    const over = Date.now() + roundMs;
    let processed = 0;

    for (const { id } of await findDuePapers(Timestamp.fromMillis(now), RUN_MAX, agencyId)) {
      if (Date.now() > over) break;
      try {
        if (await processPaper(step, id, now)) processed += 1;
      } catch (error) {
        logger.error('A self-billed paper could not be processed', { id, cause: String(error) });
      }
    }

    return processed;
  },
);
