import { ValidationError, type AnyObjectSchema } from 'yup';

/** Returns the error message of one field in a form that isn't sent as a whole; undefined when valid. */
export const getFault = (schema: AnyObjectSchema, field: string, value: unknown): string | undefined => {
  try {
    schema.validateSyncAt(field, { [field]: value });
    return undefined;
  } catch (error) {
    return error instanceof ValidationError ? error.message : String(error);
  }
};
