import { exactly, text } from '../messages/yup.ts';
import { timestamp } from '../values/dates.ts';
import { title } from '../values/names.ts';
import { percentage } from '../values/percentage.ts';

const colour = text().matches(/^#[0-9a-fA-F]{6}$/, 'validation.invalid');

export const agencySchema = exactly({
  slug: text()
    .matches(/^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/, 'validation.invalid')
    .required(),
  publicName: title().required(),
  contactEmail: text().max(254).email('validation.invalid').required(),
  accent: colour.nullable().default(null),
});

export const agencyPatchSchema = exactly({
  publicName: title().optional(),
  contactEmail: text().max(254).email('validation.invalid').optional(),
  accent: colour.nullable().optional(),
  updatedAt: timestamp().optional(),
});

/** Per cent of a client's spending that an agency keeps, with two decimals at most. */
export const commissionSchema = exactly({
  agencyId: text().max(160).required(),
  commission: percentage().required(),
});
