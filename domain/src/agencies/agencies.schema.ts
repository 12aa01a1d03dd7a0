import { LOCALES } from '../messages/locale.ts';
import { exactly, flag, messageId, text } from '../messages/yup.ts';
import { HIDEABLE_MENU } from '../navigation/menu.ts';
import { teamMemberSchema } from '../team/team.schema.ts';
import { mailAddress } from '../values/addresses.ts';
import { calendarDay } from '../values/dates.ts';
import { CURRENCIES } from '../values/money.ts';
import { personName, title } from '../values/names.ts';
import { eachOnce } from '../values/lists.ts';
import { percentage } from '../values/percentage.ts';
import { timeZone } from '../values/time-zones.ts';
import { webAddress } from '../values/web-address.ts';
import { AGENCY_NEWS } from './agency-news.ts';
import { slugSchema } from './slugs.ts';

const colour = () => text().matches(/^#[0-9a-fA-F]{6}$/, 'validation.colour');
const address = () => mailAddress('validation.email');
const required = messageId('validation.required');

/** In letters: mail programs show no more of a name. */
export const SENDER_NAME_MAX = 60;

/** Who an email says it comes from: a name, and nothing that could be read as an address. */
const senderName = () =>
  personName()
    .max(SENDER_NAME_MAX)
    .matches(/^[^@<>"\\,;]*$/, { message: messageId('agency.senderAddress'), excludeEmptyString: true });

/** Somebody who is invited to run a new agency. */
export const firstAdminSchema = teamMemberSchema.omit(['roles']);

export const agencySchema = exactly({
  slug: slugSchema().required(),
  publicName: title().required(),
  contactEmail: address().required(),
  accent: colour().nullable().default(null),
  /** Absent: whoever adds the agency runs it alone. */
  firstAdmin: firstAdminSchema.default(undefined).optional(),
});

/** Where a logo lies that was uploaded; whether it is the agency's own is the API's to say. */
const logoAddress = () =>
  text()
    .max(300)
    .matches(/^https?:\/\/[^\s"'<>]+\/api\/agency\/logo\/[A-Za-z0-9]{20}\.(?:png|jpg|webp|svg)$/);

/** Documents that people accept, with the day of their wording; both or none, because one form asks for both. */
export const policySchema = exactly({
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
  /** Addresses that an upload answered with; null: none. */
  logoUrl: logoAddress().nullable().optional(),
  logoDarkUrl: logoAddress().nullable().optional(),
  isotypeLogoUrl: logoAddress().nullable().optional(),
  /** Empty or null: the platform's. */
  supportEmail: address().nullable().optional(),
  senderName: senderName().nullable().optional(),
  /** Empty or null: the agency has no such page. */
  schedulingLink: webAddress().nullable().optional(),
  /** Null: the platform's documents hold. */
  policies: policySchema.nullable().default(undefined).optional(),
  defaultLocale: text()
    .nullable()
    .oneOf([...LOCALES, null])
    .optional(),
  currency: text()
    .nullable()
    .oneOf([...CURRENCIES, null])
    .optional(),
  hiddenMenu: eachOnce(text().oneOf(HIDEABLE_MENU).required()).optional(),
  mutedNews: eachOnce(text().oneOf(AGENCY_NEWS).required()).optional(),
  asksSecondFactor: flag().optional(),
  timeZone: timeZone().min(1, required).optional(),
};

/**
 * A change of an agency. `was` is what the editor began with in the fields that change: one that somebody else has
 * changed since is refused, and others are no hindrance.
 */
export const agencyPatchSchema = exactly({
  ...changeable,
  // Left to itself, yup makes `{}` of an absent object.
  was: exactly(changeable).default(undefined).optional(),
});

/** A brand that is looked at before it is saved. */
export const brandPreviewSchema = exactly({
  publicName: title().required(),
  accent: colour().nullable().default(null),
  logoUrl: logoAddress().nullable().default(null),
  senderName: senderName().nullable().default(null),
  termsUrl: webAddress().nullable().default(null),
  privacyUrl: webAddress().nullable().default(null),
  locale: text().oneOf(LOCALES).required(),
});

/** Per cent of a client's spending that an agency keeps, with two decimals at most; null: none is agreed. */
export const commissionSchema = exactly({
  agencyId: text().max(160).required(),
  commission: percentage().nullable().defined(),
});
