import { getCaller, type Caller } from '../../server/caller.ts';
import type { Emulator } from '../../server/emulator.ts';
import type { StatusError } from '../../status/status.ts';

export interface CallContext {
  readonly emulator: Emulator;
  readonly authorization: string | undefined;
}

export interface AuthenticatedContext {
  readonly emulator: Emulator;
  readonly caller: Caller;
}

/** Checks a call's credentials, after its resource names like the service. Throws for bad ones. */
export const authenticate = ({ emulator, authorization }: CallContext): AuthenticatedContext => ({
  emulator,
  caller: getCaller(authorization),
});

export interface UnaryMethod {
  readonly kind: 'unary';
  readonly request: string;
  readonly response: string;
  handle(context: CallContext, request: object): Promise<object> | object;
}

export interface StreamMethod {
  readonly kind: 'server-stream';
  readonly request: string;
  readonly response: string;
  handle(context: CallContext, request: object): Iterable<object> | Promise<Iterable<object>>;
}

export interface StreamSink {
  send(message: object): void;
  congested(): boolean;
  onDrain(callback: () => void): void;
  end(error?: StatusError): void;
}

/** The server side of a bidirectional stream. */
export interface StreamHandler {
  message(request: object): void;
  /** The client has finished: the stream ends after the reply. */
  finish(): void;
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
