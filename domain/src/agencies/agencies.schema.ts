import { exactly, text, yup } from '../messages/yup.ts';
import { NAME_MAX } from '../reference/reference.ts';

const colour = text().matches(/^#[0-9a-fA-F]{6}$/, 'validation.invalid');

export const agencySchema = exactly({
  slug: text()
    .matches(/^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/, 'validation.invalid')
    .required(),
  publicName: text().max(NAME_MAX).required(),
  contactEmail: text().max(254).email('validation.invalid').required(),
  accent: colour.nullable().default(null),
});

export const agencyPatchSchema = exactly({
  publicName: text().max(NAME_MAX).optional(),
  contactEmail: text().max(254).email('validation.invalid').optional(),
  accent: colour.nullable().optional(),
  updatedAt: text().max(40).optional(),
});

/** Per cent of a client's spending that an agency keeps, with two decimals at most. */
export const commissionSchema = exactly({
  agencyId: text().max(160).required(),
  commission: yup.number().min(0).max(100).required(),
});
