import { TAKE_RECEIVERS } from '../auditions/review.ts';
import { DEFAULT_CHALLENGE_HOURS, DEFAULT_HOLD_HOURS } from '../availability/options.ts';
import { LOCALES } from '../messages/locale.ts';
import { strictObject, flag, messageId, text } from '../messages/yup.ts';
import { HIDEABLE_MENU } from '../navigation/menu.ts';
import { teamMemberSchema } from '../team/team.schema.ts';
import { emailAddress } from '../values/addresses.ts';
import { calendarDay } from '../values/dates.ts';
import { toPatchFields } from '../values/fields.ts';
import { CURRENCIES } from '../values/money.ts';
import { personName, title } from '../values/names.ts';
import { uniqueList } from '../values/lists.ts';
import { percentage } from '../values/percentage.ts';
import { timeZone } from '../values/time-zones.ts';
import { webAddress } from '../values/web-address.ts';
import { wholeNumber } from '../values/whole-number.ts';
import { AGENCY_NEWS } from './agency-news.ts';
import { slugSchema } from './slugs.ts';

const colour = () => text().matches(/^#[0-9a-fA-F]{6}$/, 'validation.colour');
const address = () => emailAddress('validation.email');
const required = messageId('validation.required');

/** In letters: mail programs show no more. */
export const SENDER_NAME_MAX = 60;

/** Sender name of emails; nothing that could be read as an address. */
const senderName = () =>
  personName()
    .max(SENDER_NAME_MAX)
    .matches(/^[^@<>"\\,;]*$/, { message: messageId('agency.senderAddress'), excludeEmptyString: true });

export const firstAdminSchema = teamMemberSchema.omit(['roles']);

/** Path of an uploaded logo; the API checks that the agency owns it. Null: none. */
const logo = text()
  .max(300)
  .matches(/^https?:\/\/[^\s"'<>]+\/api\/agency\/logo\/[A-Za-z0-9]{20}\.(?:png|jpg|webp|svg)$/)
  .nullable()
  .default(null);

const NEW_FIELDS = {
  slug: slugSchema().required(),
  publicName: title().required(),
  contactEmail: address().required(),
  /** A CSS colour; null: the platform's. */
  accent: colour().nullable().default(null),
};

/** Texts that every agency has, or null. */
export const KEPT_FIELDS = {
  ...NEW_FIELDS,
  logoUrl: logo,
  /** The square mark, for tabs and narrow places. */
  isotypeLogoUrl: logo,
};

/** Texts that an agency may add. */
export const ADDED_FIELDS = {
  /** The logo on dark surfaces; null: the other one, on white. */
  logoDarkUrl: logo,
  /** Contact for problems on pages behind links; null: the platform's support. */
  supportEmail: address().nullable().default(null),
  /** Sender name of emails; null: the platform. */
  senderName: senderName().nullable().default(null),
  /** Booking page for connection checks; absent or null: the agency arranges them by mail. */
  schedulingLink: webAddress().nullable().default(null),
  /** Language of invitations to people without an account; null: the inviter's. */
  defaultLocale: text()
    .nullable()
    .oneOf([...LOCALES, null])
    .default(null),
  /** ISO 4217: default of amounts and the first rate table; null: `DEFAULT_CURRENCY`. */
  currency: text()
    .nullable()
    .oneOf([...CURRENCIES, null])
    .default(null),
  /** IANA time zone of its weeks, months and days (papers, licences, earnings, rate tables); absent: `DEFAULT_ZONE`. */
  timeZone: timeZone().min(1, required),
};

/** Thirty working days. */
const OPTION_HOURS_MAX = 720;

export const RULE_FIELDS = {
  /** Menu entries hidden from its people. */
  hiddenMenu: uniqueList(text().oneOf(HIDEABLE_MENU).required()).default([]),
  /** Muted notifications; absent: none. */
  mutedNews: uniqueList(text().oneOf(AGENCY_NEWS).required()).default([]),
  /** Its team and admins need a second factor; absent or false: optional. */
  asksSecondFactor: flag().default(false),
  /** Who hears new takes first; absent: the client. */
  takeReceiver: text().oneOf(TAKE_RECEIVERS).default('client'),
  /** Working hours before its slot at which an option ends. */
  holdHours: wholeNumber().min(1).max(OPTION_HOURS_MAX).default(DEFAULT_HOLD_HOURS),
  /** Working hours that a challenged option has. */
  challengeHours: wholeNumber().min(1).max(OPTION_HOURS_MAX).default(DEFAULT_CHALLENGE_HOURS),
  /** Clients download only auditions of booked voices; absent or false: all. */
  locksDownloads: flag().default(false),
};

export const AGENCY_FIELDS = { ...KEPT_FIELDS, ...ADDED_FIELDS, ...RULE_FIELDS };

export const agencySchema = strictObject({
  ...NEW_FIELDS,
  /** Absent: the creator is its only admin. */
  firstAdmin: firstAdminSchema.default(undefined).optional(),
});

export const POLICY_FIELDS = {
  termsUrl: webAddress().required(),
  privacyUrl: webAddress().required(),
  /** Version date of each text, `YYYY-MM-DD`: changed with the text. */
  termsVersion: calendarDay().required(),
  privacyVersion: calendarDay().required(),
};

const changeable = {
  ...toPatchFields(AGENCY_FIELDS),
  slug: slugSchema().min(1, required).optional(),
  publicName: title().min(1, required).optional(),
  contactEmail: address().min(1, required).optional(),
  /** Both documents or none, because one form requests both; null: the platform's apply. */
  policies: strictObject(POLICY_FIELDS).nullable().default(undefined).optional(),
};

/** A change of an agency. `was` holds the edited fields' previous values: 409 only if one of them changed meanwhile. */
export const agencyPatchSchema = strictObject({
  ...changeable,
  // By default yup turns an absent object into `{}`.
  was: strictObject(changeable).default(undefined).optional(),
});

export const brandPreviewSchema = strictObject({
  publicName: AGENCY_FIELDS.publicName,
  accent: AGENCY_FIELDS.accent,
  logoUrl: AGENCY_FIELDS.logoUrl,
  senderName: AGENCY_FIELDS.senderName,
  termsUrl: webAddress().nullable().default(null),
  privacyUrl: webAddress().nullable().default(null),
  locale: text().oneOf(LOCALES).required(),
});

/** Percentage of a client's spending that an agency keeps, with at most two decimals; null: none. */
export const commissionSchema = strictObject({
  agencyId: text().max(160).required(),
  commission: percentage().nullable().defined(),
});
