import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { applyExtension } from '@domain/auditions/dossier.ts';
import { getSuggestedDeadline } from '@domain/availability/answer-deadline.ts';
import { readAuditionDossier } from '../../work/records/audition-dossiers.ts';
import { readEntry } from '../../work/records/audition-entries.ts';
import { readAuditionInvite } from '../../work/records/audition-invites.ts';
import { readAvailabilityInvite } from '../../work/records/availability-invites.ts';
import { readAvailabilityRequest } from '../../work/records/availability-requests.ts';
import { readCasting } from '../../work/records/castings.ts';
import { findShownTalents } from '../../work/records/public-talents.ts';
import { readUser } from '../../work/records/users.ts';
import { readCharacter } from '../../work/records/characters.ts';
import { getLanguageName } from '../../work/text/language-name.ts';
import { formatMoment } from '../../work/text/reader-zone.ts';
import { getAuditionPath } from './audition-mail.ts';
import { getAvailabilityPath } from './availability-mail.ts';
import { NoLongerNeeded } from './no-longer-needed.ts';
import { getTalentClock } from './talent-zone.ts';
import type { ReminderMail, ReminderTask } from './templates/reminder.ts';

interface Waiting {
  readonly kind: ReminderTask['kind'];
  readonly agencyId: string;
  readonly castingId: string;
  readonly voiceId: string;
  /** Milliseconds. */
  readonly deadline: number;
  readonly path: string;
}

const findWaitingEntry = async (id: string): Promise<Waiting | undefined> => {
  const [stored, invite, dossier] = await Promise.all([
    readEntry(id),
    readAuditionInvite(id),
    readAuditionDossier(id),
  ]);
  const entry = stored && applyExtension(stored, dossier);
  if (entry?.status !== 'open' || !invite || dossier?.take) return undefined;
  const deadline = entry.deadline.toMillis();
  return { ...entry, kind: 'audition', deadline, path: (await getAuditionPath(invite, deadline))() };
};

const findWaitingRequest = async (id: string): Promise<Waiting | undefined> => {
  const [request, invite] = await Promise.all([readAvailabilityRequest(id), readAvailabilityInvite(id)]);
  const deadline = request && getSuggestedDeadline(request);
  if (request?.state !== 'requested' || !invite || deadline === undefined) return undefined;
  const path = await getAvailabilityPath(request, invite.linkVersion);
  return { ...request, kind: 'availability', deadline, path };
};

type Task = Omit<ReminderTask, 'href'> & { readonly path: string };

/** Returns a reminder of what is pending when sent, most urgent first. Throws `NoLongerNeeded` when nothing is, when too late or opted out. */
export const composeReminderMail = async (
  { talentId, talentName, entryIds, requestIds, until }: MailParams['reminder'],
  agencyName: string,
  locale: Locale,
): Promise<Omit<ReminderMail, 'tasks'> & { readonly tasks: readonly Task[] }> => {
  const [user, reader, ...found] = await Promise.all([
    readUser(talentId),
    getTalentClock(talentId),
    ...entryIds.map(findWaitingEntry),
    ...requestIds.map(findWaitingRequest),
  ]);
  const waiting = found.flatMap((item) => item ?? []).sort((a, b) => a.deadline - b.deadline);
  const [first] = waiting;
  if (!first || Date.now() > Date.parse(until) || user?.remindersByEmail === false)
    throw new NoLongerNeeded();

  const [casting, shown] = await Promise.all([
    readCasting(first.castingId),
    findShownTalents(first.agencyId, [talentId]),
  ]);
  if (!casting || casting.isDeleted || !shown.has(talentId)) throw new NoLongerNeeded();

  const tasks = await Promise.all(
    waiting.map(async ({ kind, castingId, voiceId, deadline, path }): Promise<Task> => {
      const [own, voice] = await Promise.all([readCasting(castingId), readCharacter(voiceId)]);
      return {
        kind,
        character: voice?.name ?? '',
        languageName: await getLanguageName(own?.language ?? '', locale),
        deadline: formatMoment(new Date(deadline).toISOString(), reader, locale),
        path,
      };
    }),
  );

  return { talentName, agencyName, projectName: casting.project.name, tasks };
};
