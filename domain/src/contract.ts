import type { AnyObjectSchema, InferType, Schema } from 'yup';
import type { AccountRole } from './access/roles.ts';

/** Purposes of signed links. A token is valid for one purpose only. */
export type TokenKind =
  | 'audition-invite'
  | 'audition-upload'
  | 'audio'
  | 'availability'
  | 'calendar'
  | 'report'
  | 'password-reset'
  | 'account-invite'
  | 'email-change'
  | 'email-proof'
  | 'team-invite'
  | 'guest'
  | 'reminders';

/** Who may call an endpoint; policies decide on the records. */
export type EndpointAuth =
  | { readonly kind: 'public' }
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'token'; readonly tokens: readonly TokenKind[] }
  | { readonly kind: 'roles'; readonly roles: readonly AccountRole[] };

export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 416 | 422 | 429 | 500 | 503;

/** Rate limit: `calls` per `seconds`. */
export interface CallLimit {
  readonly calls: number;
  readonly seconds: number;
}

/** Rate limit over calls with equal request fields, such as `body.email`; ignores case and plus suffixes. */
export interface RecordLimit extends CallLimit {
  readonly by: readonly `${'params' | 'query' | 'body'}.${string}`[];
}

/**
 * A multipart upload: the file's field, its limits and the text fields beside it, which the handler gets as `body`; without a schema there
 * are none. The file is an MP3 of at most `seconds`, or without those an image, a PDF, or one of several kinds the operation detects.
 */
export interface FileUpload<Body = unknown> {
  readonly field: string;
  readonly maxBytes: number;
  readonly maxSeconds?: number;
  /** Absent: a PDF, unless seconds are given. */
  readonly kind?: 'image' | 'file';
  readonly fields?: Schema<Body>;
}

/** One HTTP endpoint as data, for the Express route, validation, typed client and OpenAPI page. Paths are `/project/{id}`, served under `/api`. */
export interface Contract<Params = unknown, Query = unknown, Body = unknown, Reply = unknown> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly path: string;
  /** One imperative sentence of at most 72 characters. */
  readonly summary: string;
  /** Further information for callers. */
  readonly description?: string;
  readonly auth: EndpointAuth;
  readonly params?: Schema<Params>;
  readonly query?: Schema<Query>;
  readonly body?: Schema<Body>;
  readonly upload?: FileUpload<Body>;
  /** Type of a response other than the JSON envelope; a list: one of these. */
  readonly binary?:
    | 'audio/mpeg'
    | 'application/pdf'
    | 'application/xml'
    | 'application/zip'
    | 'application/octet-stream'
    | 'text/csv'
    | 'text/html'
    | 'text/calendar'
    | 'image/*'
    | readonly string[];
  /** Replies with Storage's address of a file: as JSON to clients that accept it, to others by a redirect. */
  readonly isStored?: true;
  /** May exceed the minute Hosting waits: the app calls a separate function's address, without that limit. */
  readonly isLong?: true;
  /** Binds the caller in person: an admin who acts as them is refused. */
  readonly inPerson?: true;
  /** Also open to users whose email address isn't verified yet. */
  readonly admitsUnverified?: true;
  /** Also open to users with a rejected registration. */
  readonly admitsRejected?: true;
  /** The response contains a secret and isn't stored for repeats: the operation rebuilds it from its steps. */
  readonly repliesWithSecret?: true;
  /** A raw body, which the handler reads from the request, because its signature covers these bytes. */
  readonly raw?: { readonly maxBytes: number };
  readonly status?: 200 | 201 | 202;
  readonly errors: readonly ErrorStatus[];
  /** Rate limit per account, or per address when signed out; shared across instances. */
  readonly limit?: CallLimit;
  /** Rate limit per record or link, over all callers, which also slows guesses from many addresses. */
  readonly recordLimits?: readonly RecordLimit[];
  /** Carries the reply's type only; never set. */
  readonly reply?: Reply;
}

type Optional<S> = S extends Schema ? InferType<S> : undefined;

type Method = Contract['method'];

interface Definition<M, P, Q, B> extends Omit<
  Contract,
  'method' | 'params' | 'query' | 'body' | 'upload' | 'reply'
> {
  readonly method: M;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly upload?: Omit<FileUpload, 'fields'> & { readonly fields?: B };
}

/** Creates a contract with its reply type: `endpoint<Project>()({ method, path, … })`. */
export const endpoint =
  <Reply>() =>
  <
    M extends Method,
    P extends AnyObjectSchema | undefined = undefined,
    Q extends AnyObjectSchema | undefined = undefined,
    B extends Schema | undefined = undefined,
  >(
    definition: Definition<M, P, Q, B>,
  ): Contract<Optional<P>, Optional<Q>, Optional<B>, Reply> & { readonly method: M } =>
    definition as Contract<Optional<P>, Optional<Q>, Optional<B>, Reply> & { readonly method: M };

export type EndpointParams<C> = C extends Contract<infer P, infer _Q, infer _B, infer _R> ? P : never;
export type EndpointQuery<C> = C extends Contract<infer _P, infer Q, infer _B, infer _R> ? Q : never;
export type EndpointBody<C> = C extends Contract<infer _P, infer _Q, infer B, infer _R> ? B : never;
export type EndpointReply<C> = C extends Contract<infer _P, infer _Q, infer _B, infer R> ? R : never;

/** A reply with only a record's id. */
export interface Created {
  readonly id: string;
}

/** A page of a list, with the cursor of the next. Absent cursor: last page. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly cursor?: string;
}

/** Body of every error. `property` names the field; `message` can be shown to users. */
export interface ErrorBody {
  readonly status: number;
  readonly code: string;
  readonly property: string | null;
  readonly message: string;
  /** By which support finds the call in the log. */
  readonly requestId: string;
}

/** A moment, as both Firestore SDKs represent it. */
export interface Instant {
  toMillis(): number;
}

/** A document as JSON: instants become ISO 8601 strings in UTC. */
export type Serialised<T> = T extends Instant
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Serialised<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Serialised<T[Key]> }
      : T;
