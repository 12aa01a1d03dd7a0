import { acceptedRange, isStanding, type AvailabilityRequest } from '@domain/availability/availability.ts';
import { slotSpan } from '@domain/availability/slot-times.ts';
import { readSlot } from '@domain/availability/slots.ts';
import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { BOOKING_STEP } from '@domain/projects/steps.ts';
import { readAvailabilityInvite } from '../records/availability-invites.ts';
import { isFirstCome, readAvailabilityRequest } from '../records/availability-requests.ts';
import { readCasting } from '../records/castings.ts';
import { readPublicHalf, shownTalents } from '../records/talent-cache.ts';
import { readUser } from '../records/users.ts';
import { readVoice } from '../records/voices.ts';
import { languageName } from '../text/language-name.ts';
import { spanText } from '../text/reader-zone.ts';
import { availabilityKey } from '../tokens/availability-key.ts';
import { signToken } from '../tokens/tokens.ts';
import { zoneOfTalent } from './talent-zone.ts';
import type { AnswerMail } from './templates/availability-answer.ts';
import type { AvailabilityMail } from './templates/availability.ts';

/** Links stay readable this long after the last slot, so that a late visitor is told that it is over. */
const LINK_GRACE_MS = 30 * 24 * 60 * 60 * 1000;

const spansOf = ({ timeRanges, timeZone }: AvailabilityRequest) =>
  timeRanges.flatMap((range) => {
    const slot = readSlot(range.datetime);
    return slot ? [{ range, span: slotSpan(slot, timeZone) }] : [];
  });

/** Slots by somebody's clock; once one was accepted, that one alone. */
const slotTexts = (request: AvailabilityRequest, zone: string, locale: Locale): readonly string[] => {
  const accepted = acceptedRange(request);
  return spansOf(request)
    .filter(({ range }) => !accepted || range.id === accepted.id)
    .map(({ span }) => spanText(span, zone, locale));
};

/** The address of the page that a talent answers on, good until a while after the last slot. */
export const availabilityPath = async (
  request: AvailabilityRequest,
  linkVersion: number,
): Promise<string> => {
  const last = Math.max(...spansOf(request).map(({ span }) => span.to));
  const link = { kind: 'availability', subject: request.id, version: linkVersion } as const;
  const token = await signToken(link, last + LINK_GRACE_MS);
  return addresses.availability.href(request.id, availabilityKey(request.castingDemoId), token);
};

const gone = () => new Error('The request that this email is about is gone');

/** The same where a talent has just written to the agency. */
export const ownAvailabilityPath = async (requestId: string): Promise<string> => {
  const [request, invite] = await Promise.all([
    readAvailabilityRequest(requestId),
    readAvailabilityInvite(requestId),
  ]);
  if (!request || !invite) throw gone();
  return availabilityPath(request, invite.linkVersion);
};

/** The request as it is when the mail leaves, with what it is for. */
const requestOf = async (requestId: string, locale: Locale) => {
  const request = await readAvailabilityRequest(requestId);
  if (!request) throw gone();
  const [casting, voice] = await Promise.all([readCasting(request.castingId), readVoice(request.voiceId)]);
  if (!casting) throw gone();
  return {
    request,
    role: {
      projectName: casting.project.name,
      character: voice?.name ?? '',
      languageName: await languageName(casting.language, locale),
    },
  };
};

/** What the mail to a talent says, and where it leads. */
export const availabilityMailOf = async (
  { talentName, requestId }: MailParams['availability'],
  agencyName: string,
  locale: Locale,
): Promise<{ readonly path: string; readonly mail: AvailabilityMail }> => {
  const { request, role } = await requestOf(requestId, locale);
  const [invite, shown, zone, hasRivals] = await Promise.all([
    readAvailabilityInvite(requestId),
    shownTalents(request.agencyId, [request.talentId]),
    zoneOfTalent(request.talentId),
    isFirstCome(request),
  ]);
  // Whom the agency has blocked since is told nothing more of it.
  if (!invite || !shown.has(request.talentId)) throw gone();
  return {
    path: await availabilityPath(request, invite.linkVersion),
    mail: {
      ...role,
      talentName,
      agencyName,
      slots: slotTexts(request, zone, locale),
      isFirstCome: hasRivals,
    },
  };
};

/** What the mail to whoever asked says: by the clock that they offered the slots by. */
export const answerMailOf = async (
  { name, requestId }: MailParams['availability-answer'],
  locale: Locale,
): Promise<{ readonly path: string; readonly mail: AnswerMail }> => {
  const { request, role } = await requestOf(requestId, locale);
  const [talent, asker] = await Promise.all([
    readPublicHalf(request.talentId),
    readUser(request.requestedBy),
  ]);
  const isClients = asker?.companyId === request.companyId;
  const [slot = ''] = slotTexts(request, request.timeZone, locale);
  if (!isStanding(request)) throw gone();
  return {
    path: (isClients ? addresses.project : addresses.castingsProject).href(request.projectId, BOOKING_STEP),
    mail: { ...role, name, slot, talentPublicName: talent?.publicName ?? '' },
  };
};
