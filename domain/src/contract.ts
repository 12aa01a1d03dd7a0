import type { AnyObjectSchema, InferType, Schema } from 'yup';
import type { Role } from './access/roles.ts';

/** Purposes a signed link can have. A token of one kind is useless for any other. */
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

/** Who may call an endpoint at all; whose records they then see is decided by the area's policy. */
export type EndpointAuth =
  | { readonly kind: 'public' }
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'token'; readonly tokens: readonly TokenKind[] }
  | { readonly kind: 'roles'; readonly roles: readonly Role[] };

export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 416 | 422 | 429 | 500 | 503;

/** So many calls in a window of so many seconds. */
export interface CallLimit {
  readonly calls: number;
  readonly seconds: number;
}

/**
 * A limit on calls that agree in some fields of the request, such as `body.email`; capitals make no difference, nor does
 * what follows a plus in an address.
 */
export interface RecordLimit extends CallLimit {
  readonly by: readonly `${'params' | 'query' | 'body'}.${string}`[];
}

/**
 * A multipart upload: the field that holds the file, what that may be at most, and the text fields beside it. The handler
 * gets those as `body`; without a schema there are none. The file is an MP3 of so many seconds at most, or, where none are
 * said, an image, a PDF, or a file of several kinds that its operation tells apart.
 */
export interface FileUpload<Body = unknown> {
  readonly field: string;
  readonly maxBytes: number;
  readonly maxSeconds?: number;
  /** Absent: a PDF, unless seconds are said. */
  readonly kind?: 'image' | 'file';
  readonly fields?: Schema<Body>;
}

/**
 * One HTTP endpoint as data: the Express route, its validation, the typed client and the OpenAPI page are made from it.
 * Paths are written `/project/{id}` and are served under `/api`.
 */
export interface Contract<Params = unknown, Query = unknown, Body = unknown, Reply = unknown> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly path: string;
  /** One imperative sentence of at most 72 characters. */
  readonly summary: string;
  /** What else a caller needs to know. */
  readonly description?: string;
  readonly auth: EndpointAuth;
  readonly params?: Schema<Params>;
  readonly query?: Schema<Query>;
  readonly body?: Schema<Body>;
  readonly upload?: FileUpload<Body>;
  /** What the answer is when it is not the JSON envelope; a list: one of these. */
  readonly binary?:
    | 'audio/mpeg'
    | 'application/pdf'
    | 'application/zip'
    | 'application/octet-stream'
    | 'text/csv'
    | 'text/html'
    | 'text/calendar'
    | 'image/*'
    | readonly string[];
  /**
   * May take more than the minute that Hosting waits for an answer: the app asks the address of a function of its own for
   * it, which waits for as long as it takes.
   */
  readonly isLong?: true;
  /** People whose registration was refused may call it too. */
  readonly admitsRejected?: true;
  /** Its answer holds a secret, so the answer is not kept for a repeat: the operation makes it anew from its steps. */
  readonly tellsSecret?: true;
  /** A body of plain bytes, which the handler takes from the request: what was signed is not the JSON but these. */
  readonly raw?: { readonly maxBytes: number };
  readonly status?: 200 | 201 | 202;
  readonly errors: readonly ErrorStatus[];
  /** Calls allowed to one account, or to one address of people who are not signed in; kept across instances. */
  readonly limit?: CallLimit;
  /** Calls allowed about one record or link, whoever makes them: a guess spread over many addresses is slowed as well. */
  readonly recordLimits?: readonly RecordLimit[];
  /** Carries the reply's type only; never set. */
  readonly reply?: Reply;
}

/** A yup schema or nothing, as the endpoint helper takes it. */
type Optional<S> = S extends Schema ? InferType<S> : undefined;

interface Definition<P, Q, B> extends Omit<Contract, 'params' | 'query' | 'body' | 'upload' | 'reply'> {
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly upload?: Omit<FileUpload, 'fields'> & { readonly fields?: B };
}

/** Starts a contract with the type of its reply: `endpoint<Project>()({ method, path, … })`. */
export const endpoint =
  <Reply>() =>
  <
    P extends AnyObjectSchema | undefined = undefined,
    Q extends AnyObjectSchema | undefined = undefined,
    B extends Schema | undefined = undefined,
  >(
    definition: Definition<P, Q, B>,
  ): Contract<Optional<P>, Optional<Q>, Optional<B>, Reply> =>
    definition as Contract<Optional<P>, Optional<Q>, Optional<B>, Reply>;

export type ParamsOf<C> = C extends Contract<infer P, infer _Q, infer _B, infer _R> ? P : never;
export type QueryOf<C> = C extends Contract<infer _P, infer Q, infer _B, infer _R> ? Q : never;
export type BodyOf<C> = C extends Contract<infer _P, infer _Q, infer B, infer _R> ? B : never;
export type ReplyOf<C> = C extends Contract<infer _P, infer _Q, infer _B, infer R> ? R : never;

/** A reply that tells no more of a record than that it is there. */
export interface Created {
  readonly id: string;
}

/** A list answer: what fits the page, and where the next one begins. Absent cursor: this was the last page. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly cursor?: string;
}

/** The body of every failure. `property` names the field; `message` is safe to show to a person. */
export interface ErrorBody {
  readonly status: number;
  readonly code: string;
  readonly property: string | null;
  readonly message: string;
}

/** A moment as both Firestore SDKs hold it. */
export interface Instant {
  toMillis(): number;
}

/** A document as it travels in JSON: instants become ISO 8601 strings in UTC. */
export type Serialised<T> = T extends Instant
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Serialised<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Serialised<T[Key]> }
      : T;
