import type { Response } from 'express';
import type { Request } from 'firebase-functions/v2/https';
import type { Api, EndpointName } from '@domain/api.ts';
import type { EndpointBody, EndpointParams, EndpointQuery, EndpointReply } from '@domain/contract.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { Caller } from './access/caller.ts';

/** An uploaded file in memory, which every contract's limit allows. */
export interface UploadedFile {
  readonly bytes: Buffer;
  readonly fileName: string;
}

/** Input of an operation: the request's parts, checked against the contract. */
export interface Call<Contract> {
  readonly params: EndpointParams<Contract>;
  readonly query: EndpointQuery<Contract>;
  readonly body: EndpointBody<Contract>;
  /** The caller; throws 401 when nobody is signed in. Contracts with roles guarantee one. */
  readonly caller: Caller;
  readonly signedIn: boolean;
  /** The multipart file; contracts with an upload guarantee one. */
  readonly file: () => Promise<UploadedFile>;
  readonly locale: Locale;
  readonly request: Request;
  readonly response: Response;
}

type Answer<Contract> = (call: Call<Contract>) => Promise<EndpointReply<Contract>>;

export type Operations<Name extends EndpointName = EndpointName> = {
  readonly [Each in Name]: Answer<Api[Each]>;
};

/** The implementation of a contract. Returns the reply. */
export type Operation<Name extends EndpointName> = Operations[Name];
