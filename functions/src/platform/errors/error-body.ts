import type { ErrorBody } from '@domain/contract.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { getErrorText } from '@domain/messages/messages.ts';
import type { AppError } from './app-error.ts';

export const toErrorBody = (
  { status, code, detail }: AppError,
  locale: Locale,
  requestId: string,
): ErrorBody => ({
  status,
  code,
  property: detail.property ?? null,
  message: getErrorText(code, locale, detail.values),
  requestId,
});
