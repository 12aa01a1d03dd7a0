import { agencySchema, firstAdminSchema } from '@domain/agencies/agencies.schema.ts';
import type { Api } from '@domain/api.ts';
import type { EndpointBody } from '@domain/contract.ts';
import { flag, yup } from '@domain/messages/yup.ts';
import type { AgencySettings } from '@domain/agencies/agencies.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { api } from '../../../lib/http/api.ts';
import { ApiError, isApiError } from '../../../lib/http/apiError.ts';

const PERSON = ['name', 'lastName', 'email'] as const;

/** A new agency's form, with its invited admin: none when all three fields are empty. */
export type NewAgency = Readonly<
  Record<'slug' | 'publicName' | 'contactEmail' | (typeof PERSON)[number], string>
> & { readonly hasOneName: boolean };

const hasFirstAdmin = (values: Readonly<Partial<NewAgency>>): boolean =>
  PERSON.some((field) => (values[field] ?? '').trim() !== '');

/** Validates a field of the person, required once another of them is filled. */
const toPersonField = (field: (typeof PERSON)[number]) =>
  yup.lazy((_value: unknown, { parent }: { parent?: Partial<NewAgency> }) =>
    hasFirstAdmin(parent ?? {}) ? (firstAdminSchema.fields[field] as yup.StringSchema) : yup.string(),
  );

export const newAgencySchema = agencySchema
  .omit(['accent', 'firstAdmin'])
  .shape({ ...Object.fromEntries(PERSON.map((field) => [field, toPersonField(field)])), hasOneName: flag() });

export const toNewAgencyBody = ({
  name,
  lastName,
  email,
  hasOneName,
  ...agency
}: NewAgency): EndpointBody<Api['agencies.create']> => ({
  ...agency,
  accent: null,
  ...(hasFirstAdmin({ name, lastName, email }) ? { firstAdmin: { name, lastName, email, hasOneName } } : {}),
});

/** Maps an API error to the form field it concerns. */
export const toFormFieldError = (error: unknown): unknown => {
  if (!isApiError(error) || !error.property?.startsWith('firstAdmin.')) return error;
  const { status, code, message } = error;
  return new ApiError({ status, code, message, property: error.property.replace('firstAdmin.', '') });
};

export const createAgency = (newAgency: NewAgency, submission: Submission): Promise<AgencySettings> =>
  api.agencies.create(toNewAgencyBody(newAgency), submission).catch((error: unknown) => {
    throw toFormFieldError(error);
  });
