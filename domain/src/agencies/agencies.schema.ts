import { exactly, messageId, text } from '../messages/yup.ts';
import { title } from '../values/names.ts';
import { percentage } from '../values/percentage.ts';
import { webAddress } from '../values/web-address.ts';

const colour = text().matches(/^#[0-9a-fA-F]{6}$/, 'validation.invalid');

export const agencySchema = exactly({
  slug: text()
    .matches(/^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/, 'validation.invalid')
    .required(),
  publicName: title().required(),
  contactEmail: text().max(254).email('validation.invalid').required(),
  accent: colour.nullable().default(null),
});

const changeable = {
  publicName: title().min(1, messageId('validation.required')).optional(),
  contactEmail: text()
    .max(254)
    .email('validation.invalid')
    .min(1, messageId('validation.required'))
    .optional(),
  accent: colour.nullable().optional(),
  /** Empty or null: the agency has no such page. */
  schedulingLink: webAddress().nullable().optional(),
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

/** Per cent of a client's spending that an agency keeps, with two decimals at most. */
export const commissionSchema = exactly({
  agencyId: text().max(160).required(),
  commission: percentage().required(),
});
