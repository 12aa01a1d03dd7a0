import type { Api, EndpointName } from '@domain/api.ts';
import type { Contract, Serialised } from '@domain/contract.ts';
import type { Submission } from '../submission/submitter.ts';
import { send, type CallOptions } from './send.ts';

/** POST for size, privacy or presence: repeats change nothing, so they need no submission. */
type HarmlessPost =
  | 'pricing.estimate'
  | 'express.estimate'
  | 'pricing.previewRateTable'
  | 'pricing.voices'
  | 'agencies.previewMail'
  | 'guests.open'
  | 'projects.notePresence'
  | 'notices.markRead'
  | 'talents.noteOpened';

type IsReading<Name extends EndpointName> = Name extends HarmlessPost
  ? true
  : Api[Name]['method'] extends 'GET'
    ? true
    : false;

type Params<P> = [P] extends [undefined] ? [] : [params: P];
type Query<Q> = [Q] extends [undefined] ? [] : [query: Q];
type Body<B> = [B] extends [undefined] ? [] : [body: Serialised<B>];
type Options<IsRead> = IsRead extends true ? [options?: CallOptions] : [submission: Submission & CallOptions];

/** An endpoint as a function. Takes the parts that its contract declares, then the submission of a change. Also the contract, for up- and downloads. */
export interface ApiCall<P, Q, B, R, IsRead = boolean> extends Contract<P, Q, B, R> {
  (...input: [...Params<P>, ...Query<Q>, ...Body<B>, ...Options<IsRead>]): Promise<R>;
}

type ToCall<Name extends EndpointName> =
  Api[Name] extends Contract<infer P, infer Q, infer B, infer R>
    ? ApiCall<P, Q, B, R, IsReading<Name>>
    : never;

type Area = EndpointName extends infer Name ? (Name extends `${infer A}.${string}` ? A : never) : never;

/**
 * The client of the API: `api.orders.updateStatus({ id }, { state }, submission)` calls the contract `orders.updateStatus`.
 * `web/build/apiCalls.mjs` replaces each use by that contract alone, so that a page loads no others.
 */
export declare const api: {
  readonly [A in Area]: {
    readonly [Name in EndpointName as Name extends `${A}.${infer Call}` ? Call : never]: ToCall<Name>;
  };
};

/** Returns a contract's endpoint as a function. */
export const toCall = <P, Q, B, R>(contract: Contract<P, Q, B, R>): ApiCall<P, Q, B, R> => {
  const parts = (['params', 'query', 'body'] as const).filter((part) => contract[part]);

  const call = (...input: readonly unknown[]): Promise<R> =>
    send(
      contract,
      Object.fromEntries(parts.map((part, index) => [part, input[index]])),
      input[parts.length] as CallOptions | undefined,
    );

  return Object.assign(call, contract);
};
