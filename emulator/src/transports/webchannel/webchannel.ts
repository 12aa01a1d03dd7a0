import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Emulator } from '../../server/emulator.ts';
import { toStatus } from '../../status/status.ts';
import { readBody } from '../rest/http.ts';
import type { RequestTarget } from '../rest/request-target.ts';
import { APP_CHECK_HEADER } from '../rpc/context.ts';
import { METHODS, SERVICE } from '../rpc/methods.ts';
import { getCodec } from '../wire/codec.ts';
import { frame, getHeaders, parseMessages } from './frame.ts';
import { Session } from './session.ts';

const IDLE_MS = 5 * 60_000;
const SWEEP_MS = 60_000;
/** A commit has 10 MiB at most; a form needs three to eight characters per byte. */
const MAX_FORM_BYTES = 100 * 1024 * 1024;
/** Response headers that a cross-origin page may read. */
const EXPOSED = 'x-client-wire-protocol, x-http-session-id, x-http-initial-response';
const PATH = new RegExp(`^/${SERVICE.replaceAll('.', '\\.')}/(Listen|Write)/channel$`);

/** The browser SDK's transport for the Listen and Write streams. */
export class WebChannel {
  readonly #emulator: Emulator;
  readonly #sessions = new Map<string, Session>();
  readonly #sweeper: NodeJS.Timeout;

  constructor(emulator: Emulator) {
    this.#emulator = emulator;
    this.#sweeper = setInterval(() => {
      this.#sweep();
    }, SWEEP_MS);
    this.#sweeper.unref();
  }

  /** Answers a WebChannel request; false when the URL is not one. */
  async handle(
    request: IncomingMessage,
    response: ServerResponse,
    { pathname, searchParams: params }: RequestTarget,
  ): Promise<boolean> {
    const stream = PATH.exec(pathname)?.[1];
    if (stream === undefined) return false;

    response.setHeader('access-control-expose-headers', EXPOSED);

    const sid = params.get('SID');
    if (sid === null) {
      if (request.method !== 'POST') return sendEmpty(response, 400);
      this.#handshake(stream, request, await readForm(request), response);
      return true;
    }

    const session = this.#sessions.get(sid);
    const acknowledged = Number(params.get('AID') ?? '0');
    if (session === undefined) return sendEmpty(response, 400);
    if (params.get('TYPE') === 'terminate') {
      session.close();
      this.#sessions.delete(sid);
      return sendEmpty(response, 200);
    }

    if (request.method === 'GET') session.attach(response, acknowledged, params.get('CI') !== '1');
    else {
      const { offset, messages } = parseMessages(await readForm(request));
      session.acknowledge(acknowledged);
      deliver(session, offset, messages);
      answer(response, session.status());
    }

    return true;
  }

  close(): void {
    clearInterval(this.#sweeper);
    for (const session of this.#sessions.values()) session.close();
    this.#sessions.clear();
  }

  #handshake(
    stream: string,
    request: IncomingMessage,
    form: URLSearchParams,
    response: ServerResponse,
  ): void {
    const method = METHODS[stream];
    if (method?.kind !== 'duplex') return void sendEmpty(response, 400);

    const { offset, messages } = parseMessages(form);
    const session = new Session(getCodec(method.response).toJson, getCodec(method.request).fromJson);

    this.#sessions.set(session.id, session);

    const headers = getHeaders(form);
    const authorization = headers.get('authorization') ?? request.headers.authorization;
    const appCheck = headers.get(APP_CHECK_HEADER);
    session.open((sink) => {
      try {
        return method.open({ emulator: this.#emulator, authorization, appCheck }, sink);
      } catch (error) {
        sink.end(toStatus(error));
        return { message: () => undefined, finish: () => undefined, close: () => undefined };
      }
    });

    answer(response, [[0, ['c', session.id, '', 8, 12, 30_000]]]);
    deliver(session, offset, messages);
  }

  #sweep(): void {
    const oldest = Date.now() - IDLE_MS;
    for (const [id, session] of this.#sessions) {
      if (session.lastUsed >= oldest) continue;
      session.close();
      this.#sessions.delete(id);
    }
  }
}

const readForm = async (request: IncomingMessage) =>
  new URLSearchParams(await readBody(request, MAX_FORM_BYTES));

function deliver(session: Session, offset: number, messages: readonly unknown[]): void {
  try {
    session.receive(offset, messages);
  } catch (error) {
    session.fail(toStatus(error));
  }
}

function answer(response: ServerResponse, payload: unknown): void {
  response.writeHead(200, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'private, max-age=0',
  });
  response.end(frame(JSON.stringify(payload)));
}

function sendEmpty(response: ServerResponse, status: number): true {
  response.writeHead(status);
  response.end();
  return true;
}
