import type { FieldValues } from '../values/fields.ts';
import type { POLICY_FIELDS } from './agencies.schema.ts';

/** `agencyContracts/{agencyId}`: documents accepted when registering with an agency. */
export type PolicyDocuments = FieldValues<typeof POLICY_FIELDS>;
