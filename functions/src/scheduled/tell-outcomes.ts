import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { outcomeOf } from '@domain/auditions/outcomes.ts';
import { recordAudit } from '../firestore/audit.ts';
import { transact } from '../firestore/transact.ts';
import { queueMail } from '../mail/outbox.ts';
import { readEntry, updateEntry } from '../records/audition-entries.ts';
import { entriesDue, entriesOfRole } from '../records/audition-queries.ts';
import { choicesToTell, chosenFor, markChoiceAnnounced, readCastingDemo } from '../records/casting-demos.ts';
import { shownTalents } from '../records/talent-cache.ts';
import { readTalents } from '../records/talents.ts';
import type { Run } from './run.ts';

/** Entries told in one transaction, and records looked at together. */
const TOLD_MAX = 50;
const PAGE = 100;
/** A round ends after this long, well before the platform ends the function. In milliseconds. */
const ROUND_MS = 4 * 60 * 1000;

/**
 * Writes down what became of entries of one role and tells their talents, once and for all of them: whatever is chosen
 * later, nobody is told twice. Whom their agency has blocked is told nothing. Reads come first.
 */
const tell = async (
  transaction: Transaction,
  entries: readonly AuditionEntry[],
  chosen: ReadonlySet<string>,
  now: Timestamp,
): Promise<void> => {
  const [{ agencyId } = { agencyId: '' }] = entries;
  const talentIds = entries.map(({ talentId }) => talentId);
  const [talents, shown] = await Promise.all([
    readTalents(talentIds, transaction),
    shownTalents(agencyId, talentIds, transaction),
  ]);
  for (const entry of entries) {
    const talent = talents.find(({ id }) => id === entry.talentId);
    const isTold = talent !== undefined && shown.has(entry.talentId);
    const outcome = outcomeOf(entry, chosen);
    const isPromised = isTold && Boolean(entry.outcomeBy);
    const promise = isPromised ? (chosen.size > 0 ? 'inTime' : 'late') : null;
    updateEntry(transaction, entry, {
      outcome,
      outcomeToldAt: isTold ? now : null,
      outcomeDueAt: null,
      promise,
      remindAt: null,
    });
    if (isTold)
      queueMail(transaction, `audition-outcome_${entry.id}`, {
        kind: 'audition-outcome',
        to: talent.email,
        locale: talent.communicationLanguage,
        agencyId,
        params: { talentName: talent.name, entryId: entry.id, outcome },
      });
    recordAudit(
      transaction,
      { platform: 'outcomes' },
      {
        agencyId,
        action: 'auditions.tellOutcome',
        subject: `auditionEntries/${entry.id}`,
        before: { outcome: entry.outcome ?? null },
        after: { outcome, isTold },
      },
    );
  }
};

/** Tells everybody who auditioned for the role of a choice, some at a time. Answers how many there were. */
const tellOfChoice = async (placeId: string, now: Timestamp): Promise<number> => {
  let told = 0;
  for (;;) {
    const count = await transact(async (transaction) => {
      const place = await readCastingDemo(placeId, transaction);
      // It may have been taken back, or put off by another choice, since it was found.
      const dueAt = place?.outcomesDueAt;
      if (!place || !dueAt || dueAt.toMillis() > now.toMillis()) return 0;
      const [entries, chosen] = [
        await entriesOfRole(place, transaction),
        await chosenFor(place, transaction),
      ];
      const untold = chosen.size > 0 ? entries.filter(({ outcome = null }) => outcome === null) : [];
      const next = untold.slice(0, TOLD_MAX);
      await tell(transaction, next, chosen, now);
      if (next.length === untold.length) markChoiceAnnounced(transaction, placeId);
      return next.length;
    });
    told += count;
    if (count < TOLD_MAX) return told;
  }
};

/** Tells a talent on the promised day, whatever has been decided by then. Answers whether they had not been told. */
const tellInTime = (entryId: string, now: Timestamp): Promise<boolean> =>
  transact(async (transaction) => {
    const entry = await readEntry(entryId, transaction);
    const dueAt = entry?.outcomeDueAt;
    if (!entry || !dueAt || dueAt.toMillis() > now.toMillis()) return false;
    await tell(transaction, [entry], await chosenFor(entry, transaction), now);
    return true;
  });

/**
 * Tells talents what became of their auditions, as far as that is due at a moment (milliseconds): when a voice was chosen
 * for the role a while ago, and on the promised day at the latest. Reads what is due and nothing else; what fails is tried
 * again by the next run and keeps nobody else. Answers how many entries were settled.
 */
export const tellOutcomes = async (
  nowMillis: number,
  { agencyId, roundMs = ROUND_MS }: Run = {},
): Promise<number> => {
  const startedAt = Date.now();
  const now = Timestamp.fromMillis(nowMillis);
  let told = 0;
  const attempt = async (id: string, work: () => Promise<number>): Promise<boolean> => {
    try {
      told += await work();
    } catch (error) {
      logger.error('What became of an audition could not be told', { id, cause: String(error) });
    }
    return Date.now() - startedAt < roundMs;
  };
  for (const id of await choicesToTell(now, PAGE, agencyId))
    if (!(await attempt(id, () => tellOfChoice(id, now)))) return told;
  let after: { readonly at: Timestamp; readonly id: string } | undefined;
  do {
    const { due, last } = await entriesDue('outcomeDueAt', now, PAGE, after, agencyId);
    for (const { id } of due)
      if (!(await attempt(id, async () => ((await tellInTime(id, now)) ? 1 : 0)))) return told;
    after = last;
  } while (after);
  logger.info('Talents were told what became of their auditions', { entries: told });
  return told;
};
