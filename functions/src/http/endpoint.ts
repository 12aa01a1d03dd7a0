import type { NextFunction, Request as ExpressRequest, Response } from 'express';
import type { Request } from 'firebase-functions/v2/https';
import type { Contract } from '@domain/contract.ts';
import { localeFrom } from '@domain/messages/messages.ts';
import { AppError } from './app-error.ts';
import { exceedsPlatform } from './raw-body.ts';
import { readJson, refuseEncoded } from './body.ts';
import type { Call } from './call.ts';
import { once } from './idempotency.ts';
import { countCall } from './rate-limit.ts';
import { sessionOf, type Session } from './session.ts';
import { readUpload, type Upload, type UploadedFile } from './upload.ts';
import { validate } from './validate.ts';

const WRITES = new Set(['POST', 'PATCH', 'PUT']);

const guard = (contract: Contract, session: Session | undefined): void => {
  const { auth } = contract;
  if (auth.kind === 'public' || auth.kind === 'token') return;
  if (!session) throw new AppError(401, 'auth.missing');
  if (auth.kind === 'roles' && !auth.roles.some((role) => session.claims.roles.includes(role))) {
    throw new AppError(403, 'auth.forbidden');
  }
};

const callerOf = ({ uid, realUid }: Session): string => (uid === realUid ? uid : `${realUid} as ${uid}`);

const callOf = (
  request: Request,
  response: Response,
  session: Session | undefined,
  parts: { params: unknown; query: unknown; body: unknown },
  file: () => Promise<UploadedFile>,
): Call<Contract> => ({
  ...parts,
  get session() {
    if (!session) throw new AppError(401, 'auth.missing');
    return session;
  },
  signedIn: session !== undefined,
  file,
  locale: localeFrom(request.headers['accept-language']),
  request,
  response,
});

/** The Express handler of one contract: who is calling, is the request well formed, then the handler, then the envelope. */
export const serve =
  (name: string, contract: Contract, handler: (call: Call<Contract>) => Promise<unknown>) =>
  async (incoming: ExpressRequest, response: Response, next: NextFunction): Promise<void> => {
    const request = incoming as Request;
    response.locals['endpoint'] = name;
    try {
      if (exceedsPlatform(request.headers)) throw new AppError(413, 'request.tooLarge');
      const { kind } = contract.auth;
      const atTheDoor = kind === 'public' ? 'signedOut' : 'refuse';
      const session = kind === 'token' ? undefined : await sessionOf(request, atTheDoor);
      guard(contract, session);
      // An admin uses up no limit, and repeats no request, of the person they act as.
      const caller = session ? callerOf(session) : (request.ip ?? 'unknown');
      if (contract.limit) await countCall(name, caller, contract.limit);

      const params = await validate(contract.params, request.params, 404);
      const query = await validate(contract.query, request.query, 422);
      if (contract.raw && (request.rawBody?.length ?? 0) > contract.raw.maxBytes) {
        throw new AppError(413, 'request.tooLarge');
      }
      refuseEncoded(request);
      const hasJson = WRITES.has(contract.method) && !contract.upload && !contract.raw;
      const { upload } = contract;
      let read: Promise<Upload> | undefined;
      const uploaded = (): Promise<Upload> => {
        if (!upload) throw new AppError(415, 'request.unsupportedMedia');
        return (read ??= readUpload(request, upload));
      };
      const file = async (): Promise<UploadedFile> => (await uploaded()).file;
      const body = hasJson
        ? await validate(contract.body, readJson(request), 422)
        : upload?.fields && (await validate(upload.fields, (await uploaded()).fields, 422));

      const call = callOf(request, response, session, { params, query, body }, file);
      const key = request.headers['idempotency-key'];
      const carryOut = (): Promise<unknown> => handler(call);
      const reply =
        contract.method === 'POST' && session && typeof key === 'string' && key !== ''
          ? await once(
              { key, caller, endpoint: `${name} ${request.path}`, content: JSON.stringify(body ?? null) },
              carryOut,
            )
          : await carryOut();
      if (contract.binary) return;
      response.status(contract.status ?? 200).json({ collection: reply ?? null });
    } catch (error) {
      next(error);
    }
  };
