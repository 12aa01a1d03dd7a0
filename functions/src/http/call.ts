import type { Response } from 'express';
import type { Request } from 'firebase-functions/v2/https';
import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from '@domain/contract.ts';
import type { Api, EndpointName } from '@domain/api.ts';
import type { Locale } from '@domain/messages/messages.ts';
import type { UploadedFile } from './upload.ts';
import type { Session } from './session.ts';

/** What a handler gets: the request's parts, checked against the contract. */
export interface Call<Contract> {
  readonly params: ParamsOf<Contract>;
  readonly query: QueryOf<Contract>;
  readonly body: BodyOf<Contract>;
  /** The caller; throws 401 when nobody is signed in. Contracts with roles guarantee one. */
  readonly session: Session;
  readonly signedIn: boolean;
  /** The multipart file; contracts with an upload guarantee one. */
  readonly file: () => Promise<UploadedFile>;
  readonly locale: Locale;
  readonly request: Request;
  readonly response: Response;
}

export type Handler<Contract> = (call: Call<Contract>) => Promise<ReplyOf<Contract>>;

/** One handler for every contract: a missing one does not compile. */
export type Handlers = { readonly [Name in EndpointName]: Handler<Api[Name]> };
