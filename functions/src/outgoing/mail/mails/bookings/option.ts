import { addresses } from '@domain/navigation/addresses.ts';
import { parseSpan } from '@domain/availability/slot-times.ts';
import { readAvailabilityInvite } from '../../../../work/collections/availability-invites.ts';
import { readUser } from '../../../../work/collections/users.ts';
import { formatMoment, formatSpan } from '../../../../work/text/reader-zone.ts';
import { defineMail, type Loaded } from '../../define-mail.ts';
import { NoLongerNeeded } from '../../no-longer-needed.ts';
import { LANGUAGE, MOMENT } from '../../samples.ts';
import { getTalentClock } from '../../talent-zone.ts';
import { readRole } from './booked-role.ts';
import { getAvailabilityPath } from './mailed-booking.ts';
import { writeOption, type OptionContent, type OptionOccasion } from './option.words.ts';

interface Params {
  readonly name: string;
  /** The requester; null: to the talent. */
  readonly uid: string | null;
  readonly requestId: string;
  readonly occasion: OptionOccasion;
}

/** To the requester or the talent of an option. Outdated news isn't sent. */
export const optionMail = defineMail({
  kind: 'option',
  noticeKind: 'bookings',
  // A talent's link contains a token.
  noticePath: ({ uid }: Params) => (uid === null ? addresses.dashboard.href() : undefined),
  load: async ({ name, uid, requestId, occasion }: Params, { locale }): Promise<Loaded<OptionContent>> => {
    const { request, role, talent, path } = await readRole(requestId, uid, locale);
    const { option, state, timeRanges, timeZone, optionEnd } = request;
    const isOver = optionEnd === occasion;
    if (!option || (state !== 'held' && !isOver)) throw new NoLongerNeeded();

    const invite = uid === null ? await readAvailabilityInvite(requestId) : undefined;
    const range = timeRanges.find(({ id }) => id === option.rangeId);
    const span = range && parseSpan(range.datetime, timeZone);
    // Requesters read the time zone of the slots that they offered.
    const clock =
      uid === null
        ? await getTalentClock(request.talentId)
        : { zone: timeZone, clock: (await readUser(uid))?.clock };

    return {
      content: {
        ...role,
        name,
        talent,
        occasion,
        isTalent: uid === null,
        rank: option.rank,
        slot: span ? formatSpan(span, clock, locale) : '',
        until: isOver ? '' : formatMoment(new Date(option.endsAt.toMillis()).toISOString(), clock, locale),
      },
      href: invite ? await getAvailabilityPath(request, invite.linkVersion) : path,
    };
  },
  texts: { en: writeOption('en'), es: writeOption('es') },
  sample: ({ person, project, character }, locale) => ({
    name: person,
    isTalent: false,
    talent: person,
    projectName: project,
    character,
    languageName: LANGUAGE[locale],
    slot: MOMENT[locale],
    rank: 2,
    until: MOMENT[locale],
    occasion: 'promoted',
  }),
});
