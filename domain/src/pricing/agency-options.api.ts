import { only, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { strictObject, text, type yup } from '../messages/yup.ts';
import { optionCode } from '../values/codes.ts';
import { uniqueList } from '../values/lists.ts';
import { wholeNumber } from '../values/whole-number.ts';
import { OPTION_FIELDS } from './agency-option-fields.ts';
import { OPTION_KIND_NAMES, type OfferedOption, type OptionKind } from './agency-options.ts';

/** Maximum options per kind: the catalogue's and an agency's own. */
const OPTIONS_MAX = 400;

/** All options of one kind, in order; those without a code are added. `basedOn`: the edited version; 0 before the first change. */
const agencyOptionsSchema = strictObject({
  kind: text().oneOf(OPTION_KIND_NAMES).required(),
  options: uniqueList(
    strictObject({
      code: optionCode().optional(),
      ...OPTION_FIELDS,
    }),
    ({ code, label: name }) => code ?? `new ${name}`,
  )
    .min(1)
    .max(OPTIONS_MAX)
    .required(),
  basedOn: wholeNumber().min(0).max(1_000_000).required(),
});
export type AgencyOptionsValues = yup.InferType<typeof agencyOptionsSchema>;

/** An agency's options, including hidden ones. */
export interface OfferedOptions extends Readonly<Record<OptionKind, readonly OfferedOption[]>> {
  /** 0: unchanged catalogue. */
  readonly version: number;
}

export const agencyOptionsApi = {
  'pricing.agencyOptions': endpoint<OfferedOptions>()({
    method: 'GET',
    path: '/licenceOptions',
    summary: 'List the agency’s licence options',
    description: 'Media, durations and territories.',
    auth: only('admin'),
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'pricing.saveAgencyOptions': endpoint<OfferedOptions>()({
    method: 'PUT',
    path: '/licenceOptions',
    summary: 'Update the agency’s licence options',
    description:
      'Of one kind: name, reorder, hide or add. Returns 409 after a concurrent change. Existing licences keep their labels.',
    auth: only('admin'),
    body: agencyOptionsSchema,
    errors: WRITE_ERRORS,
  }),
};
