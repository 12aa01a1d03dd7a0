import type { ErrorBody, ErrorStatus } from '@domain/contract.ts';
import type { ErrorCode } from '@domain/messages/errors.en.ts';
import { getErrorText } from '@domain/messages/messages.ts';

type Json = Readonly<Record<string, unknown>>;

const FAILURES: Readonly<
  Record<ErrorStatus, readonly [description: string, code: ErrorCode, property?: string]>
> = {
  400: ['The request can’t be read.', 'request.malformed'],
  401: ['The token is missing or no longer valid.', 'auth.missing'],
  403: ['You aren’t allowed to make this call.', 'auth.forbidden'],
  404: ['It doesn’t exist, or you may not see it.', 'request.notFound'],
  409: ['The current state of the record prevents it.', 'record.stale'],
  410: ['The link or the request has expired.', 'link.expired'],
  413: ['The request is too large.', 'request.tooLarge'],
  415: ['The content type isn’t accepted.', 'request.unsupportedMedia'],
  416: ['The requested range is outside the file.', 'request.malformed'],
  422: ['A value is invalid; `property` names it.', 'validation.required', 'name'],
  429: ['Too many calls. Wait for the seconds in `Retry-After`.', 'request.tooMany'],
  500: ['An unexpected error.', 'server.unexpected'],
  503: ['Temporarily unavailable. Wait for the seconds in `Retry-After`.', 'server.busy'],
};

const REQUEST_ID = '5f0c2f0e-3d0b-4a53-9a55-1c1f0f6f9b1e';

const toBody = (status: ErrorStatus): ErrorBody => {
  const [, code, property = null] = FAILURES[status];
  return { status, code, property, message: getErrorText(code), requestId: REQUEST_ID };
};

/** Returns shared responses per status, which operations refer to. */
export const buildFailureResponses = (): Json =>
  Object.fromEntries(
    (Object.keys(FAILURES).map(Number) as ErrorStatus[]).map((status) => [
      `Error${status}`,
      {
        description: FAILURES[status][0],
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Error' },
            example: toBody(status),
          },
        },
      },
    ]),
  );

export const getFailure = (status: ErrorStatus): Json => ({ $ref: `#/components/responses/Error${status}` });

export const ERROR_SCHEMA: Json = {
  type: 'object',
  required: ['status', 'code', 'property', 'message', 'requestId'],
  properties: {
    status: { type: 'integer' },
    code: { type: 'string', description: 'Stable, for programs' },
    property: { type: ['string', 'null'], description: 'The invalid field' },
    message: { type: 'string', description: 'For people, in the language of Accept-Language' },
    requestId: { type: 'string', description: 'By which support finds the call; also in `X-Request-Id`' },
  },
};
