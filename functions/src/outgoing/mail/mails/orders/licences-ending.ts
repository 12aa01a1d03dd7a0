import type { SoldLicence } from '@domain/ledger/sold-licences.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { addresses, withQuery } from '@domain/navigation/addresses.ts';
import { getShownLabel } from '@domain/pricing/licence-labels.ts';
import { formatMoney } from '@domain/values/money.ts';
import { readOrder } from '../../../../work/collections/orders.ts';
import { findLeftTalents } from '../../../../work/collections/public-talents.ts';
import { readSoldLicences } from '../../../../work/collections/sold-licences.ts';
import { readUser } from '../../../../work/collections/users.ts';
import { formatDay } from '../../../../work/text/format-day.ts';
import { defineMail, type Loaded, type Reader } from '../../define-mail.ts';
import { NoLongerNeeded } from '../../no-longer-needed.ts';
import { DAY } from '../../samples.ts';
import { writeEnding, type EndingContent, type EndingLicence } from './licences-ending.words.ts';
import { maySeeOrder } from './may-see-order.ts';

interface Params {
  readonly name: string;
  /** The buyer; null: to the agency. */
  readonly uid: string | null;
  readonly companyName: string;
  /** With their last days at the time. */
  readonly licences: readonly { readonly id: string; readonly expiresOn: string }[];
  /** Not sent after this moment (ISO, UTC). */
  readonly until: string;
  /** A renewal is offered to the client. */
  readonly isOffered?: boolean;
}

/** Maximum licences per email; the linked page has all. */
const NAMED_MAX = 25;

/** Returns whether a user still wants and may get reminders of their company's licences. */
const isReached = async (uid: string, { orderId }: SoldLicence): Promise<boolean> =>
  (await readUser(uid))?.remindersByEmail !== false && (await maySeeOrder(uid, await readOrder(orderId)));

const present = (
  { talentName, projectName, character, format, territoryCover, expiresOn, prices }: SoldLicence,
  hasLeft: boolean,
  locale: Locale,
): EndingLicence => ({
  voice: talentName,
  projectName,
  character,
  media: getShownLabel(format, locale),
  territory: getShownLabel(territoryCover, locale),
  endsOn: formatDay(expiresOn ?? '', locale),
  renewal: hasLeft || prices.renewal === null ? null : formatMoney(prices.renewal, prices.currency, locale),
});

/** Returns the licences still ending when sent. Throws `NoLongerNeeded` without any, when too late, opted out or without access. */
const load = async (
  { name, uid, companyName, licences, until, isOffered = false }: Params,
  { locale }: Reader,
): Promise<Loaded<EndingContent>> => {
  const found = await readSoldLicences(licences.map(({ id }) => id));
  const ends = new Map(licences.map(({ id, expiresOn }) => [id, expiresOn]));
  const ending = found
    .filter(
      ({ id, state, expiresOn, renewal }) =>
        state === 'live' && expiresOn === ends.get(id) && renewal?.state !== 'received',
    )
    .sort((a, b) => (a.expiresOn ?? '').localeCompare(b.expiresOn ?? ''));
  const [first] = ending;
  if (!first || Date.now() > Date.parse(until)) throw new NoLongerNeeded();
  if (uid !== null && !(await isReached(uid, first))) throw new NoLongerNeeded();

  const left = await findLeftTalents(ending.map(({ talentId }) => talentId));

  return {
    content: {
      name,
      companyName,
      isAgency: uid === null,
      isOffered,
      licences: ending
        .slice(0, NAMED_MAX)
        .map((licence) => present(licence, left.has(licence.talentId), locale)),
      more: Math.max(0, ending.length - NAMED_MAX),
    },
    href: withQuery(addresses.licences.href(), { stage: 'ending' }),
  };
};

/** To the buyer, or to the agency: a company's licences that end soon. */
export const licencesEndingMail = defineMail({
  kind: 'licences-ending',
  noticeKind: 'orders',
  load,
  optionalFor: ({ uid }) => uid,
  texts: { en: writeEnding('en'), es: writeEnding('es') },
  sample: ({ person, company, project, character }, locale) => ({
    name: person,
    companyName: company,
    isAgency: false,
    isOffered: false,
    more: 3,
    licences: [
      {
        voice: person,
        projectName: project,
        character,
        media: 'Internet',
        territory: 'Europe',
        endsOn: DAY[locale],
        renewal: formatMoney(128_450, 'EUR', locale),
      },
      {
        voice: 'Second',
        projectName: project,
        character,
        media: 'Radio',
        territory: 'Europe',
        endsOn: DAY[locale],
        renewal: null,
      },
    ],
  }),
});
