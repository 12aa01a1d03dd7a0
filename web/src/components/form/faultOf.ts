import { ValidationError, type AnyObjectSchema } from 'yup';

/** The message of what is wrong with one field of a form that is not sent as a whole; undefined where it is sound. */
export const faultOf = (schema: AnyObjectSchema, field: string, value: unknown): string | undefined => {
  try {
    schema.validateSyncAt(field, { [field]: value });
    return undefined;
  } catch (error) {
    return error instanceof ValidationError ? error.message : String(error);
  }
};
