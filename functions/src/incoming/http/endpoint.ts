import type { NextFunction, Request as ExpressRequest, Response } from 'express';
import type { Request } from 'firebase-functions/v2/https';
import type { Contract } from '@domain/contract.ts';
import type { FileAddress } from '@domain/values/file-address.ts';
import { parseLocale } from '@domain/messages/locale.ts';
import { countAnonymousCall } from '../../auth/access/count-anonymous-call.ts';
import { countCall, countRecordCall } from '../../auth/access/rate-limit.ts';
import { admit } from '../../auth/access/admit.ts';
import type { Caller } from '../../work/access/caller.ts';
import { countRunning } from '../../auth/access/running-calls.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Call } from '../../work/operation.ts';
import { checkApp } from './app-check.ts';
import { getCallerAddress } from '../../auth/access/caller-address.ts';
import { runIdempotently } from './idempotency.ts';
import { isOversize } from './raw-body.ts';
import { getParts, type RequestParts } from './request-parts.ts';
import { JSON_TYPE, sendText } from './send-text.ts';
import { createFileTooLargeError } from './upload.ts';

const getIdentity = ({ uid, realUid }: Caller): string => (uid === realUid ? uid : `${realUid} as ${uid}`);

const listRights = ({ everywhere }: Caller): readonly string[] =>
  Object.entries(everywhere.held).flatMap(([role, agencies]) =>
    agencies.map((agencyId) => `${role} ${agencyId}`),
  );

const toCall = (
  request: Request,
  response: Response,
  caller: Caller | undefined,
  { params, query, body, file }: RequestParts,
): Call<Contract> => ({
  params,
  query,
  body,
  get caller() {
    if (!caller) throw new AppError(401, 'auth.missing');
    return caller;
  },
  signedIn: caller !== undefined,
  file,
  locale: parseLocale(request.headers['accept-language']),
  request,
  response,
});

/** Returns the idempotency key of a repeatable call; reads need none. */
const getKey = ({ method }: Contract, request: Request): string | undefined => {
  const key = request.headers['idempotency-key'];
  return method !== 'GET' && typeof key === 'string' && key !== '' ? key : undefined;
};

/** Returns the scope of a repeat. A link identifies its holder and is in the content; anonymous repeats must match content and address. */
const getRepeatScope = (
  contract: Contract,
  caller: Caller | undefined,
  request: Request,
  content: string,
): string => {
  // Not the caller's only agency: a call can give them a second one.
  if (caller) return `${getIdentity(caller)} in ${String(request.headers['x-agency-id'] ?? '')}`;
  return contract.auth.kind === 'token' ? `link ${content}` : `${getCallerAddress(request)} ${content}`;
};

const createTooLargeError = ({ upload }: Contract): AppError =>
  upload ? createFileTooLargeError(upload) : new AppError(413, 'request.tooLarge');

/** Runs a call: authenticates, validates, checks limits, then calls the handler. Returns the reply; errors are thrown. */
export const runEndpoint = async (
  name: string,
  contract: Contract,
  handler: (call: Call<Contract>) => Promise<unknown>,
  request: Request,
  response: Response,
): Promise<unknown> => {
  if (isOversize(request.headers)) throw createTooLargeError(contract);
  const caller = await admit(name, contract, request);
  // An acting admin has separate limits and replays from the account acted as.
  if (contract.limit && caller) await countCall(name, getIdentity(caller), contract.limit);
  if (contract.limit && !caller) await countAnonymousCall(name, request, contract.limit);

  const parts = await getParts(contract, request);
  for (const limit of contract.recordLimits ?? [])
    await countRecordCall(name, parts, limit, caller?.agencyId);
  if (contract.isLong && caller) await countRunning(caller.realUid, response);

  const call = toCall(request, response, caller, parts);
  const carryOut = (): Promise<unknown> => handler(call);
  const key = getKey(contract, request);
  // The handler refuses an unreadable file, after checking the uploader's rights.
  const content = key && (await parts.content().catch(() => undefined));
  const repeater = content && getRepeatScope(contract, caller, request, content);
  const people = caller ? [caller.uid, caller.realUid] : [];

  return key && content && repeater
    ? runIdempotently(
        {
          key,
          caller: repeater,
          people,
          rights: caller ? listRights(caller) : [],
          endpoint: `${name} ${request.path}`,
          content,
          storesReply: !contract.repliesWithSecret,
        },
        carryOut,
      )
    : carryOut();
};

/** Returns the Express handler of one contract, with the reply in the envelope. */
export const serve =
  (name: string, contract: Contract, handler: (call: Call<Contract>) => Promise<unknown>) =>
  async (incoming: ExpressRequest, response: Response, next: NextFunction): Promise<void> => {
    response.locals['endpoint'] = name;
    try {
      // Not for pages behind links, which make their calls in this process.
      await checkApp(name, incoming as Request);
      const reply = await runEndpoint(name, contract, handler, incoming as Request, response);
      if (contract.binary) return;
      if (contract.isStored && !incoming.headers.accept?.includes('json'))
        return response.redirect(303, (reply as FileAddress).url);
      const body = JSON.stringify({ collection: reply ?? null });
      sendText(incoming, response.status(contract.status ?? 200), JSON_TYPE, body);
    } catch (error) {
      next(error);
    }
  };
