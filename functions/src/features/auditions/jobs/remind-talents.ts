import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { applyExtension } from '@domain/auditions/dossier.ts';
import type { Instant } from '@domain/contract.ts';
import { REMINDER_GAP_MS, getReminding, type ReminderSource } from '@domain/auditions/reminders.ts';
import { getSuggestedDeadline } from '@domain/availability/answer-deadline.ts';
import type { Project } from '@domain/projects/projects.ts';
import { queueMail } from '../../../outgoing/mail/outbox.ts';
import { getTalentZone } from '../../../outgoing/mail/talent-zone.ts';
import {
  auditionDossiers,
  findDueExtensions,
  readAuditionDossiers,
} from '../../../work/collections/audition-dossiers.ts';
import { findDueEntries, findProjectEntries } from '../../../work/collections/audition-queries.ts';
import { findDueRequests, findOpenTalentRequests } from '../../../work/collections/availability-requests.ts';
import { readProject } from '../../../work/collections/projects.ts';
import { findShownTalents } from '../../../work/collections/public-talents.ts';
import { readTalent } from '../../../work/collections/talents.ts';
import { readUser } from '../../../work/collections/users.ts';
import type { ScheduledRun } from '../../../work/scheduled-run.ts';
import type { Work } from '../../../work/unit/work.ts';
import { job, type Step } from '../../../work/unit/operation.ts';

const PAGE = 100;
/** Returned takes whose talents one run reminds; the next run takes the rest. */
const EXTENSIONS_MAX = 500;
const ROUND_MS = 4 * 60 * 1000;

interface Waiting {
  readonly kind: 'entry' | 'request';
  readonly id: string;
  readonly asked: ReminderSource;
  readonly remindAt: Instant | null | undefined;
  readonly remindedThrough: Instant | null | undefined;
  /** Whether its talent isn't reminded of it, though the client must not notice. */
  readonly isSilent?: boolean;
  readonly note: (dues: {
    readonly remindAt: Timestamp | null;
    readonly remindedThrough: Timestamp | null;
  }) => void;
}

const toWaiting = (entry: AuditionEntry): Omit<Waiting, 'note'> => ({
  kind: 'entry',
  id: entry.id,
  asked: { requestedAt: entry.createdAt.toMillis(), deadline: entry.deadline.toMillis() },
  remindAt: entry.remindAt,
  remindedThrough: entry.remindedThrough,
});

const findWaiting = async (projectId: string, talentId: string, work: Work): Promise<readonly Waiting[]> => {
  const entries = await findProjectEntries(projectId, talentId, work);
  const requests = await findOpenTalentRequests(projectId, talentId, work);
  const dossiers = await readAuditionDossiers(
    entries.flatMap(({ id, status }) => (status === 'open' || status === 'declined' ? [id] : [])),
    work,
  );

  return [
    ...entries
      .filter(({ status }) => status === 'open')
      .map((entry): Waiting => {
        const dossier = dossiers.find(({ id }) => id === entry.id);
        return {
          ...toWaiting(entry),
          isSilent: Boolean(dossier?.take ?? dossier?.extension),
          note: (dues) => work.update(entry, dues),
        };
      }),
    ...dossiers.flatMap((dossier): readonly Waiting[] => {
      const { id, take, extension } = dossier;
      const entry = entries.find((auditionEntry) => auditionEntry.id === id);
      if (!entry || !extension) return [];

      return [
        {
          ...toWaiting(applyExtension(entry, dossier)),
          isSilent: Boolean(take) || extension.status !== 'open',
          note: (dues) => work.updateById(auditionDossiers, id, { extension: { ...extension, ...dues } }),
        },
      ];
    }),
    ...requests
      .filter(({ state }) => state === 'requested')
      .flatMap((request): readonly Waiting[] => {
        const deadline = getSuggestedDeadline(request);
        if (deadline === undefined) return [];

        return [
          {
            kind: 'request',
            id: request.id,
            asked: { requestedAt: request.updatedAt.toMillis(), deadline },
            remindAt: request.remindAt,
            remindedThrough: request.remindedThrough,
            note: (dues) => work.update(request, dues),
          },
        ];
      }),
  ];
};

const toTimestamp = (millis: number | null): Timestamp | null =>
  millis === null ? null : Timestamp.fromMillis(millis);

/** Returns whether a talent gets reminders: shown by the agency, project active, not opted out. */
const isNotifiedOf = async (project: Project | undefined, talentId: string, work: Work): Promise<boolean> => {
  if (project?.shelf !== 'open') return false;
  const shown = await findShownTalents(project.agencyId, [talentId], work);
  return shown.has(talentId) && (await readUser(talentId, work))?.remindersByEmail !== false;
};

/** Reminds a talent of a project's requests due now or soon, in one email. Records checked requests, so a repeat finds none. Returns whether queued. */
const sendReminder = async (
  step: Step,
  projectId: string,
  talentId: string,
  now: number,
): Promise<boolean> => {
  const zone = await getTalentZone(talentId);

  return step(
    async (work) => {
      const [waiting, project, talent] = await Promise.all([
        findWaiting(projectId, talentId, work),
        readProject(projectId, work),
        readTalent(talentId, work),
      ]);
      const isNotified = await isNotifiedOf(project, talentId, work);
      const getMoments = ({ asked, remindedThrough }: Waiting, aheadMs: number) =>
        getReminding(asked, zone, { now, through: remindedThrough?.toMillis() ?? null, aheadMs });
      const isAnyDue = waiting.some((item) => !item.isSilent && getMoments(item, 0).isDue);
      const looked = waiting.map((item) => ({
        item,
        reminding: getMoments(item, isAnyDue && !item.isSilent ? REMINDER_GAP_MS : 0),
      }));

      for (const { item, reminding } of looked)
        if (reminding.isDue || (item.remindAt && item.remindAt.toMillis() <= now))
          item.note({
            remindAt: toTimestamp(reminding.lookAt),
            remindedThrough: toTimestamp(reminding.through),
          });

      const due = looked.filter(({ item, reminding }) => reminding.isDue && !item.isSilent);
      if (!talent || !project || !isNotified || due.length === 0) return false;

      const getIds = (kind: Waiting['kind']) =>
        due.filter(({ item }) => item.kind === kind).map(({ item }) => item.id);
      const through = Math.max(...due.map(({ reminding }) => reminding.through ?? 0));
      const left = Math.min(...due.map(({ item }) => item.asked.deadline)) - now;

      queueMail(work, `reminder_${talentId}_${projectId}_${through}`, {
        kind: 'reminder',
        to: talent.email,
        locale: talent.communicationLanguage,
        agencyId: project.agencyId,
        params: {
          talentId,
          talentName: talent.name,
          entryIds: getIds('entry'),
          requestIds: getIds('request'),
          until: new Date(Date.now() + left).toISOString(),
        },
      });

      return true;
    },
    { action: null },
  );
};

type Pages = (after: { readonly at: Timestamp; readonly id: string } | undefined) => Promise<{
  readonly due: readonly { readonly talentId: string; readonly projectId: string }[];
  readonly last?: { readonly at: Timestamp; readonly id: string };
}>;

/**
 * Sends deadline reminders due at a moment (milliseconds). Reads only due ones, plus each talent's open requests in
 * the project. Returns the number of emails queued. A failure doesn't block the rest and is retried by the next run.
 */
export const remindTalents = job(
  'reminders',
  async (
    step,
    now: number,
    pageSize: number = PAGE,
    { agencyId, roundMs = ROUND_MS }: ScheduledRun = {},
  ): Promise<number> => {
    const startedAt = Date.now();
    const by = Timestamp.fromMillis(now);
    const seen = new Set<string>();
    let reminded = 0;
    const all: readonly Pages[] = [
      (after) => findDueEntries('remindAt', by, pageSize, after, agencyId),
      async () => ({ due: await findDueExtensions('extension.remindAt', by, EXTENSIONS_MAX, agencyId) }),
      (after) => findDueRequests(by, pageSize, after, agencyId),
    ];

    for (const pages of all) {
      let after: { readonly at: Timestamp; readonly id: string } | undefined;
      do {
        const { due, last } = await pages(after);
        for (const { projectId, talentId } of due) {
          const key = `${projectId} ${talentId}`;
          if (seen.has(key)) continue;
          seen.add(key);
          try {
            if (await sendReminder(step, projectId, talentId, now)) reminded += 1;
          } catch (error) {
            logger.error('A talent could not be reminded', { projectId, talentId, cause: String(error) });
          }
          if (Date.now() - startedAt > roundMs) return reminded;
        }

        after = last;
      } while (after);
    }

    logger.info('Talents were reminded of deadlines', { emails: reminded });

    return reminded;
  },
);
