import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { applyExtension, type AuditionDossier } from '@domain/auditions/dossier.ts';
import { getOutcome } from '@domain/auditions/get-outcome.ts';
import { queueMail } from '../../../outgoing/mail/outbox.ts';
import {
  auditionDossiers,
  findDueExtensions,
  readAuditionDossiers,
} from '../../../work/collections/audition-dossiers.ts';
import { readEntry } from '../../../work/collections/audition-entries.ts';
import { findDueEntries, findRoleEntries } from '../../../work/collections/audition-queries.ts';
import {
  findChoicesToAnnounce,
  findChosenVoices,
  readCastingDemo,
} from '../../../work/collections/casting-demos.ts';
import { findShownTalents } from '../../../work/collections/public-talents.ts';
import { readTalents } from '../../../work/collections/talents.ts';
import type { ScheduledRun } from '../../../work/scheduled-run.ts';
import type { Work } from '../../../work/unit/work.ts';
import { job, type Step } from '../../../work/unit/operation.ts';

/** Entries per transaction, and records checked together. */
const TOLD_MAX = 50;
const PAGE = 100;
const ROUND_MS = 4 * 60 * 1000;

type Outcome = Pick<AuditionEntry, 'outcome' | 'status' | 'outcomeDueAt'>;

/** An entry whose outcome is to be recorded: in the entry, in its extension after a returned take, or in both. */
interface Pending {
  readonly entry: AuditionEntry;
  readonly dossier: AuditionDossier | undefined;
  readonly isEntryPending: boolean;
  readonly isExtensionPending: boolean;
}

const findPending = async (
  work: Work,
  entries: readonly AuditionEntry[],
  isPending: (state: Outcome) => boolean,
): Promise<readonly Pending[]> => {
  const dossiers = await readAuditionDossiers(
    entries.flatMap(({ id, status }) => (status === 'open' || status === 'declined' ? [id] : [])),
    work,
  );

  return entries
    .map((entry): Pending => {
      const dossier = dossiers.find(({ id }) => id === entry.id);
      const auditionEntry = applyExtension(entry, dossier);
      return {
        entry,
        dossier,
        isEntryPending: isPending(entry),
        isExtensionPending: auditionEntry !== entry && isPending(auditionEntry),
      };
    })
    .filter(({ isEntryPending, isExtensionPending }) => isEntryPending || isExtensionPending);
};

/**
 * Records the outcome of a role's entries and notifies their talents once. Blocked talents get no mail, and without a choice neither do
 * those whose take the agency holds or returned: the entry is as without a take, because clients read it. Reads come first.
 */
const notify = async (
  work: Work,
  pending: readonly Pending[],
  chosen: ReadonlySet<string>,
  now: Timestamp,
): Promise<void> => {
  const [{ agencyId } = { agencyId: '' }] = pending.map(({ entry }) => entry);
  const talentIds = pending.map(({ entry }) => entry.talentId);
  const [talents, shown] = await Promise.all([
    readTalents(talentIds, work),
    findShownTalents(agencyId, talentIds, work),
  ]);
  const isChoice = chosen.size > 0;

  for (const { entry, dossier, isEntryPending, isExtensionPending } of pending) {
    const talent = talents.find(({ id }) => id === entry.talentId);
    const extension = dossier?.extension;
    const isHeld = entry.status === 'open' && Boolean(dossier?.take);
    const reader = talent && shown.has(entry.talentId) && (isChoice || !isHeld) ? talent : undefined;
    const outcome = getOutcome(entry, chosen);

    if (isEntryPending) {
      const { outcomeBy, outcomeDueAt } = entry;
      const isTold = reader !== undefined && (isChoice || !extension);
      const isDelayed = (outcomeDueAt?.toMillis() ?? 0) > (outcomeBy?.toMillis() ?? 0);
      const promise = isTold && outcomeBy ? (isChoice && !isDelayed ? 'inTime' : 'late') : null;
      const told = { outcome, outcomeToldAt: isTold ? now : null, outcomeDueAt: null, remindAt: null };
      work.update(entry, { ...told, promise });
    }

    if (extension && isExtensionPending) {
      const told = { outcome, outcomeToldAt: reader ? now : null, outcomeDueAt: null, remindAt: null };
      work.updateById(auditionDossiers, entry.id, { extension: { ...extension, ...told } });
    }

    const isTold = reader !== undefined && (!extension || isExtensionPending);
    if (isTold)
      queueMail(work, `audition-outcome_${entry.id}`, {
        kind: 'audition-outcome',
        to: reader.email,
        locale: reader.communicationLanguage,
        agencyId,
        params: {
          talentName: reader.name,
          entryId: entry.id,
          outcome: isHeld && outcome === 'closed' ? 'notChosen' : outcome,
        },
      });

    work.audit(
      { subject: `auditionEntries/${entry.id}`, agencyId },
      { outcome: entry.outcome ?? null },
      { outcome, isTold },
      { action: 'auditions.tellOutcome' },
    );
  }
};

const isUndecided = ({ status, outcome = null }: Outcome): boolean =>
  outcome === null && status !== 'declined';

/** Notifies everyone who auditioned for the role of a choice, in batches. Returns their number. */
const notifyChoice = async (step: Step, placeId: string, now: Timestamp): Promise<number> => {
  let view = 0;
  for (;;) {
    const count = await step(
      async (work) => {
        const place = await readCastingDemo(placeId, work);
        // The choice may have been undone, or postponed by another one, since the query.
        const dueAt = place?.outcomesDueAt;
        if (!place || !dueAt || dueAt.toMillis() > now.toMillis()) return 0;

        const [entries, chosen] = [await findRoleEntries(place, work), await findChosenVoices(place, work)];
        const pending = chosen.size > 0 ? await findPending(work, entries, isUndecided) : [];
        const next = pending.slice(0, TOLD_MAX);

        await notify(work, next, chosen, now);
        if (next.length === pending.length) work.update(place, { outcomesDueAt: null });

        return next.length;
      },
      { action: null },
    );

    view += count;

    if (count < TOLD_MAX) return view;
  }
};

/** Notifies a talent on the promised day, with the decision so far, if any. Returns whether this was the first notice. */
const sendInTime = (step: Step, entryId: string, now: Timestamp): Promise<boolean> =>
  step(
    async (work) => {
      const entry = await readEntry(entryId, work);
      const isDue = ({ outcomeDueAt }: Outcome): boolean =>
        (outcomeDueAt?.toMillis() ?? Infinity) <= now.toMillis();
      const pending = await findPending(work, entry ? [entry] : [], isDue);
      if (!entry || pending.length === 0) return false;
      await notify(work, pending, await findChosenVoices(entry, work), now);
      return true;
    },
    { action: null },
  );

/**
 * Sends audition outcomes due at a moment (milliseconds): some time after a choice for the role, and on the promised day at the
 * latest. Returns the number of entries settled. Reads only due ones; a failure is retried by the next run and doesn't block the rest.
 */
export const sendOutcomes = job(
  'outcomes',
  async (step, nowMillis: number, { agencyId, roundMs = ROUND_MS }: ScheduledRun = {}): Promise<number> => {
    const startedAt = Date.now();
    const now = Timestamp.fromMillis(nowMillis);
    let view = 0;

    const attempt = async (id: string, work: () => Promise<number>): Promise<boolean> => {
      try {
        view += await work();
      } catch (error) {
        logger.error('Sending the outcome of an audition failed', { id, cause: String(error) });
      }
      return Date.now() - startedAt < roundMs;
    };

    for (const id of await findChoicesToAnnounce(now, PAGE, agencyId))
      if (!(await attempt(id, () => notifyChoice(step, id, now)))) return view;
    for (const { id } of await findDueExtensions('extension.outcomeDueAt', now, PAGE, agencyId))
      if (!(await attempt(id, async () => ((await sendInTime(step, id, now)) ? 1 : 0)))) return view;

    let after: { readonly at: Timestamp; readonly id: string } | undefined;
    do {
      const { due, last } = await findDueEntries('outcomeDueAt', now, PAGE, after, agencyId);
      for (const { id } of due)
        if (!(await attempt(id, async () => ((await sendInTime(step, id, now)) ? 1 : 0)))) return view;
      after = last;
    } while (after);

    logger.info('Sent audition outcomes to talents', { entries: view });

    return view;
  },
);
