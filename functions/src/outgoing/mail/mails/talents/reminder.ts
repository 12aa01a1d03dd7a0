import { addresses } from '@domain/navigation/addresses.ts';
import { applyExtension } from '@domain/auditions/dossier.ts';
import { getSuggestedDeadline } from '@domain/availability/answer-deadline.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { readAuditionDossier } from '../../../../work/collections/audition-dossiers.ts';
import { readEntry } from '../../../../work/collections/audition-entries.ts';
import { readAuditionInvite } from '../../../../work/collections/audition-invites.ts';
import { readAvailabilityInvite } from '../../../../work/collections/availability-invites.ts';
import { readAvailabilityRequest } from '../../../../work/collections/availability-requests.ts';
import { readCasting } from '../../../../work/collections/castings.ts';
import { readCharacter } from '../../../../work/collections/characters.ts';
import { findShownTalents } from '../../../../work/collections/public-talents.ts';
import { readUser } from '../../../../work/collections/users.ts';
import { getLanguageName } from '../../../../work/text/language-name.ts';
import { formatMoment, type ReaderClock } from '../../../../work/text/reader-zone.ts';
import { defineMail, type Loaded } from '../../define-mail.ts';
import { linkTo } from '../../links.ts';
import { NoLongerNeeded } from '../../no-longer-needed.ts';
import { FURTHER_HREF, HREF, makeRole, MOMENT } from '../../samples.ts';
import { getTalentClock } from '../../talent-zone.ts';
import { getAuditionLink } from '../auditions/mailed-request.ts';
import { getAvailabilityPath } from '../bookings/mailed-booking.ts';
import { REMINDER_TEXTS, type Reminder, type ReminderTask } from './reminder.words.ts';

interface Params {
  readonly talentId: string;
  readonly talentName: string;
  readonly entryIds: readonly string[];
  readonly requestIds: readonly string[];
  /** Not sent after this moment (ISO, UTC). */
  readonly until: string;
}

interface Waiting {
  readonly kind: ReminderTask['kind'];
  readonly agencyId: string;
  readonly castingId: string;
  readonly voiceId: string;
  /** Milliseconds. */
  readonly deadline: number;
  readonly href: string;
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
  return { ...entry, kind: 'audition', deadline, href: (await getAuditionLink(invite, deadline))() };
};

const findWaitingRequest = async (id: string): Promise<Waiting | undefined> => {
  const [request, invite] = await Promise.all([readAvailabilityRequest(id), readAvailabilityInvite(id)]);
  const deadline = request && getSuggestedDeadline(request);
  if (request?.state !== 'requested' || !invite || deadline === undefined) return undefined;
  const href = linkTo(await getAvailabilityPath(request, invite.linkVersion));
  return { ...request, kind: 'availability', deadline, href };
};

const describeTask = async (
  { kind, castingId, voiceId, deadline, href }: Waiting,
  reader: ReaderClock,
  locale: Locale,
): Promise<ReminderTask> => {
  const [casting, voice] = await Promise.all([readCasting(castingId), readCharacter(voiceId)]);
  return {
    kind,
    character: voice?.name ?? '',
    languageName: await getLanguageName(casting?.language ?? '', locale),
    deadline: formatMoment(new Date(deadline).toISOString(), reader, locale),
    href,
  };
};

/** To a talent: unanswered requests in one project, most urgent first. Not sent when nothing is pending, when too late or opted out. */
export const reminderMail = defineMail({
  kind: 'reminder',
  noticeKind: 'auditions',
  noticePath: () => addresses.dashboard.href(),
  load: async (
    { talentId, talentName, entryIds, requestIds, until }: Params,
    { agencyName, locale },
  ): Promise<Loaded<Reminder>> => {
    const [user, clock, ...found] = await Promise.all([
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

    const tasks = await Promise.all(waiting.map((item) => describeTask(item, clock, locale)));

    return {
      content: { talentName, agencyName, projectName: casting.project.name, tasks },
      href: first.href,
      due: first.deadline,
    };
  },
  optionalFor: ({ talentId }) => talentId,
  texts: REMINDER_TEXTS,
  sample: (typed, locale) => {
    const { talentName, agencyName, projectName, character, languageName } = makeRole(typed, locale);
    const task = { character, languageName, deadline: MOMENT[locale] };

    return {
      talentName,
      agencyName,
      projectName,
      tasks: [
        { ...task, kind: 'audition', href: HREF },
        { ...task, kind: 'availability', href: FURTHER_HREF },
      ],
    };
  },
});
