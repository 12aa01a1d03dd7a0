import { getCaller, type Caller } from '../../server/caller.ts';
import type { Emulator } from '../../server/emulator.ts';
import type { StatusError } from '../../status/status.ts';

/** What every method is given besides its request. */
export interface CallContext {
  readonly emulator: Emulator;
  /** The Authorization header, not looked at yet. */
  readonly authorization: string | undefined;
}

/** A call whose caller is known. */
export interface AuthenticatedContext {
  readonly emulator: Emulator;
  readonly caller: Caller;
}

/** Looks at a call's credentials, which the service does once it has read what the request names. Throws for bad ones. */
export const authenticated = ({ emulator, authorization }: CallContext): AuthenticatedContext => ({
  emulator,
  caller: getCaller(authorization),
});

/** One request, one answer. */
export interface UnaryMethod {
  readonly kind: 'unary';
  readonly request: string;
  readonly response: string;
  handle(context: CallContext, request: object): Promise<object> | object;
}

/** One request, a sequence of answers. */
export interface StreamMethod {
  readonly kind: 'server-stream';
  readonly request: string;
  readonly response: string;
  handle(context: CallContext, request: object): Iterable<object> | Promise<Iterable<object>>;
}

/** Where a two-way stream puts its answers. */
export interface StreamSink {
  send(message: object): void;
  /** Whether the client takes messages more slowly than they are sent. */
  congested(): boolean;
  /** Calls back each time the client has caught up. */
  onDrain(callback: () => void): void;
  /** Ends the stream, with an error unless it ended well. */
  end(error?: StatusError): void;
}

/** The server's end of a two-way stream. */
export interface StreamHandler {
  message(request: object): void;
  /** The client has no more messages: the stream ends after the response. */
  finish(): void;
  /** The client is gone. */
  close(): void;
}

/** Requests and answers in both directions until either side ends. */
export interface DuplexMethod {
  readonly kind: 'duplex';
  readonly request: string;
  readonly response: string;
  open(context: CallContext, sink: StreamSink): StreamHandler;
}

export type Method = UnaryMethod | StreamMethod | DuplexMethod;
