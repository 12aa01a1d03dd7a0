import { ValidationError, type Schema } from 'yup';
import type { ErrorStatus } from '@domain/contract.ts';
import { getMessage } from '@domain/messages/message-text.ts';
import { isErrorCode } from '@domain/messages/messages.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { refuseHostile } from '../../platform/errors/hostile.ts';

/** Returns the invalid field's path, or the first unknown field. */
const getProperty = ({ path = '', params }: ValidationError): string => {
  const [unknown] = String(params?.['properties'] ?? '').split(', ');
  return [path, unknown].filter(Boolean).join('.');
};

/** Validates one part of a request and returns it cast; the error names the first invalid field. */
export const validate = async <Value>(
  schema: Schema<Value> | undefined,
  value: unknown,
  status: ErrorStatus,
): Promise<Value> => {
  refuseHostile(value, status);
  if (!schema) return undefined as Value;

  try {
    return await schema.validate(value, { abortEarly: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const { code, values } = getMessage(error.message, isErrorCode) ?? {
      code: 'validation.invalid',
      values: {},
    };
    const property = getProperty(error);
    throw new AppError(status, code, { ...(property ? { property } : {}), values });
  }
};
