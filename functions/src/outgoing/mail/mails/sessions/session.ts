import { mayRead } from '@domain/access/access.policy.ts';
import { getUserClaims } from '@domain/accounts/accounts.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { getEngagingAgencies } from '../../../../work/access/engaged.ts';
import { readAgency } from '../../../../work/collections/agencies.ts';
import { findShownTalents } from '../../../../work/collections/public-talents.ts';
import { readSession } from '../../../../work/collections/recording-sessions.ts';
import { readUser } from '../../../../work/collections/users.ts';
import { getLanguageName } from '../../../../work/text/language-name.ts';
import { formatSpan, type ReaderClock } from '../../../../work/text/reader-zone.ts';
import { getPlatformAddress } from '../../../calendar/booking-event.ts';
import { getLinks, toIcs } from '../../../calendar/ics.ts';
import { toSessionEvent } from '../../../calendar/session-event.ts';
import { defineMail, type Loaded } from '../../define-mail.ts';
import { NoLongerNeeded } from '../../no-longer-needed.ts';
import { FURTHER_HREF, LANGUAGE, MOMENT } from '../../samples.ts';
import { getTalentClock } from '../../talent-zone.ts';
import { readRestoredSlot } from './restored-slot.ts';
import { formatScripts } from './session-scripts.ts';
import { writeSession, type SessionContent, type SessionOccasion } from './session.words.ts';

/** `asker`: the requester or planner. */
export type SessionReaderKind = 'talent' | 'engineer' | 'asker' | 'participant';

interface Params {
  readonly name: string;
  readonly sessionId: string;
  readonly to: SessionReaderKind;
  readonly occasion: SessionOccasion;
}

/** Returns whether the recipient may still see the session; an agency may have changed that. */
const mayKnow = async (session: RecordingSession, to: SessionReaderKind): Promise<boolean> => {
  const { agencyId, talentId, engineerId, requestedBy } = session;
  if (to === 'talent') return (await findShownTalents(agencyId, [talentId])).has(talentId);
  if (to === 'engineer') return getEngagingAgencies(await readUser(engineerId)).includes(agencyId);
  if (to === 'participant') return true;

  const user = await readUser(requestedBy);

  return (
    user !== undefined &&
    mayRead(
      { uid: user.id, claims: getUserClaims(user, true), companyId: user.companyId },
      'recordingSessions',
      session,
    )
  );
};

/** The reader's zone and clock format; defaults to the session's zone. */
const getClock = async (session: RecordingSession, to: SessionReaderKind): Promise<ReaderClock> => {
  if (to === 'talent') return getTalentClock(session.talentId);
  if (to === 'participant') return { zone: session.timeZone };
  const user = await readUser(to === 'engineer' ? session.engineerId : session.requestedBy);
  return { zone: user?.timeZone ?? session.timeZone, clock: user?.clock };
};

const getPath = ({ id }: RecordingSession, { to, occasion }: Params): string | undefined => {
  if (to === 'participant' || occasion === 'left') return undefined;
  return to === 'talent' ? addresses.calendar.href() : addresses.session.href(id);
};

/** About a recording session, to a person with it in their calendar. */
export const sessionMail = defineMail({
  kind: 'session',
  noticeKind: 'sessions',
  load: async (params: Params, { to: email, locale, platform }): Promise<Loaded<SessionContent>> => {
    const { name, sessionId, to, occasion } = params;
    const session = await readSession(sessionId);
    if (!session) throw new NoLongerNeeded('The session that this email is about is gone');

    const isOver = occasion === 'cancelled' || occasion === 'left';
    // A separate email reports a cancelled session, or another engineer.
    const isStale = !isOver && session.state !== 'planned';
    const knows = occasion === 'left' || (await mayKnow(session, to));
    if (isStale || !knows) throw new NoLongerNeeded('What this email was to say no longer holds');

    const [clock, agency, spoken] = await Promise.all([
      getClock(session, to),
      readAgency(session.agencyId),
      getLanguageName(session.language, locale),
    ]);
    const agencyName = agency?.publicName ?? '';

    const isTalent = to === 'talent';
    const inSlot =
      occasion === 'cancelled' && (isTalent || to === 'asker')
        ? await readRestoredSlot(session, isTalent, { locale, timeZone: clock.zone })
        : undefined;

    const reader = { locale, timeZone: clock.zone, isTalent, agencyName, languageName: spoken };
    const method = isOver && !inSlot ? 'cancel' : 'request';
    const event = inSlot ?? toSessionEvent(session, reader);
    const content = toIcs({
      method,
      events: [event],
      organizer: { name: agencyName, email: getPlatformAddress() },
      attendee: { name, email },
    });
    const span = { from: session.startsAt.toMillis(), to: session.endsAt.toMillis() };

    const { dialIn } = session;
    const path = getPath(session, params);
    // A reader without a page is led to the sign-up, or else to the platform.
    const aside = dialIn.link
      ? { href: dialIn.link, action: dialIn.method }
      : { href: '/', action: platform };
    const { href, action } = path === undefined ? aside : { href: path, action: undefined };

    return {
      content: {
        name,
        character: session.character,
        projectName: session.projectName,
        languageName: spoken,
        talentPublicName: isTalent ? undefined : session.talentPublicName,
        engineerName: session.engineerName,
        when: formatSpan(span, clock, locale),
        dialIn,
        studio: session.studio ?? '',
        scripts: formatScripts(session, clock, locale),
        staysBooked: inSlot !== undefined,
        occasion,
        action,
      },
      href,
      calendar:
        method === 'cancel'
          ? { method: 'CANCEL', content }
          : { method: 'REQUEST', content, links: getLinks(event) },
    };
  },
  texts: { en: writeSession('en'), es: writeSession('es') },
  sample: ({ person, project, character }, locale) => ({
    name: person,
    talentPublicName: person,
    projectName: project,
    character,
    languageName: LANGUAGE[locale],
    engineerName: person,
    when: MOMENT[locale],
    dialIn: { method: 'Zoom', link: FURTHER_HREF },
    studio: project,
    scripts: [{ title: character, text: project }],
    staysBooked: false,
    occasion: 'planned',
  }),
});
