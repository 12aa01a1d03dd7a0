import { getCaller, type Caller } from '../../server/caller.ts';
import type { Emulator } from '../../server/emulator.ts';
import { StatusError } from '../../status/status.ts';

/** Header, gRPC metadata or WebChannel line of the App Check token. */
export const APP_CHECK_HEADER = 'x-firebase-appcheck';

export interface CallContext {
  readonly emulator: Emulator;
  readonly authorization: string | undefined;
  /** The App Check token; undefined: none was sent. */
  readonly appCheck?: string | undefined;
}

export interface AuthenticatedContext {
  readonly emulator: Emulator;
  readonly caller: Caller;
}

/** Checks a call's credentials, after its resource names like the service. Throws for bad ones. */
export const authenticate = ({ emulator, authorization, appCheck }: CallContext): AuthenticatedContext => {
  const caller = getCaller(authorization);
  const isProven = caller.admin || !emulator.enforcesAppCheck || emulator.appCheck.isValid(appCheck ?? '');
  // The service's own words, which don't name the cause.
  if (!isProven) throw new StatusError('PERMISSION_DENIED', 'Missing or insufficient permissions.');

  return { emulator, caller };
};

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
