import { TAKE_RECEIVERS } from '../auditions/review.ts';
import { LOCALES } from '../messages/locale.ts';
import { strictObject, flag, messageId, text } from '../messages/yup.ts';
import { HIDEABLE_MENU } from '../navigation/menu.ts';
import { teamMemberSchema } from '../team/team.schema.ts';
import { mailAddress } from '../values/addresses.ts';
import { calendarDay } from '../values/dates.ts';
import { CURRENCIES } from '../values/money.ts';
import { personName, title } from '../values/names.ts';
import { uniqueList } from '../values/lists.ts';
import { percentage } from '../values/percentage.ts';
import { timeZone } from '../values/time-zones.ts';
import { webAddress } from '../values/web-address.ts';
import { AGENCY_NEWS } from './agency-news.ts';
import { slugSchema } from './slugs.ts';

const colour = () => text().matches(/^#[0-9a-fA-F]{6}$/, 'validation.colour');
const address = () => mailAddress('validation.email');
const required = messageId('validation.required');

/** In letters: mail programs show no more. */
export const SENDER_NAME_MAX = 60;

/** Sender name of emails; nothing that could be read as an address. */
const senderName = () =>
  personName()
    .max(SENDER_NAME_MAX)
    .matches(/^[^@<>"\\,;]*$/, { message: messageId('agency.senderAddress'), excludeEmptyString: true });

export const firstAdminSchema = teamMemberSchema.omit(['roles']);

export const agencySchema = strictObject({
  slug: slugSchema().required(),
  publicName: title().required(),
  contactEmail: address().required(),
  accent: colour().nullable().default(null),
  /** Absent: the creator is its only admin. */
  firstAdmin: firstAdminSchema.default(undefined).optional(),
});

/** Path of an uploaded logo; the API checks that the agency owns it. */
const logoAddress = () =>
  text()
    .max(300)
    .matches(/^https?:\/\/[^\s"'<>]+\/api\/agency\/logo\/[A-Za-z0-9]{20}\.(?:png|jpg|webp|svg)$/);

/** Accepted documents with their dates; both or none, because one form requests both. */
const policySchema = strictObject({
  termsUrl: webAddress().required(),
  privacyUrl: webAddress().required(),
  termsVersion: calendarDay().required(),
  privacyVersion: calendarDay().required(),
});

const changeable = {
  slug: slugSchema().min(1, required).optional(),
  publicName: title().min(1, required).optional(),
  contactEmail: address().min(1, required).optional(),
  accent: colour().nullable().optional(),
  /** Addresses from an upload; null: none. */
  logoUrl: logoAddress().nullable().optional(),
  logoDarkUrl: logoAddress().nullable().optional(),
  isotypeLogoUrl: logoAddress().nullable().optional(),
  /** Empty or null: the platform's. */
  supportEmail: address().nullable().optional(),
  senderName: senderName().nullable().optional(),
  /** Empty or null: none. */
  schedulingLink: webAddress().nullable().optional(),
  /** Null: the platform's apply. */
  policies: policySchema.nullable().default(undefined).optional(),
  defaultLocale: text()
    .nullable()
    .oneOf([...LOCALES, null])
    .optional(),
  currency: text()
    .nullable()
    .oneOf([...CURRENCIES, null])
    .optional(),
  hiddenMenu: uniqueList(text().oneOf(HIDEABLE_MENU).required()).optional(),
  mutedNews: uniqueList(text().oneOf(AGENCY_NEWS).required()).optional(),
  asksSecondFactor: flag().optional(),
  takeReceiver: text().oneOf(TAKE_RECEIVERS).optional(),
  timeZone: timeZone().min(1, required).optional(),
};

/** A change of an agency. `was` holds the edited fields' previous values: 409 only if one of them changed meanwhile. */
export const agencyPatchSchema = strictObject({
  ...changeable,
  // By default yup turns an absent object into `{}`.
  was: strictObject(changeable).default(undefined).optional(),
});

export const brandPreviewSchema = strictObject({
  publicName: title().required(),
  accent: colour().nullable().default(null),
  logoUrl: logoAddress().nullable().default(null),
  senderName: senderName().nullable().default(null),
  termsUrl: webAddress().nullable().default(null),
  privacyUrl: webAddress().nullable().default(null),
  locale: text().oneOf(LOCALES).required(),
});

/** Percentage of a client's spending that an agency keeps, with at most two decimals; null: none. */
export const commissionSchema = strictObject({
  agencyId: text().max(160).required(),
  commission: percentage().nullable().defined(),
});
