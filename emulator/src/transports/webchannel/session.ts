import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { StatusError } from '../../status/status.ts';
import type { StreamHandler, StreamSink } from '../rpc/context.ts';
import { frame } from './frame.ts';

const NOOP_MS = 30_000;
const BACK_CHANNEL_MS = 60_000;
/** With more unacknowledged bytes, the client is behind. */
const MAX_UNACKNOWLEDGED = 4 * 1024 * 1024;

interface Queued {
  readonly id: number;
  /** The message as JSON, created once. */
  readonly json: string;
}

interface BackChannel {
  readonly response: ServerResponse;
  readonly streaming: boolean;
  readonly timers: NodeJS.Timeout[];
}

/** One WebChannel session: numbered messages out through whichever back channel is open, client messages in by `ofs`. */
export class Session {
  readonly id = randomBytes(16).toString('base64url');
  lastUsed = Date.now();
  readonly #toJson: (message: object) => unknown;
  readonly #fromJson: (json: unknown) => object;
  #handler: StreamHandler | undefined;
  #onDrain: () => void = () => undefined;
  /** Sent or pending messages, until the client acknowledges them. */
  #messages: Queued[] = [];
  #unacknowledged = 0;
  #lastId = 0;
  #sentId = 0;
  #nextOffset = 0;
  #flushing = false;
  #back: BackChannel | undefined;

  constructor(toJson: (message: object) => unknown, fromJson: (json: unknown) => object) {
    this.#toJson = toJson;
    this.#fromJson = fromJson;
  }

  open(start: (sink: StreamSink) => StreamHandler): void {
    this.#handler = start({
      send: (message) => {
        this.#enqueue(this.#toJson(message));
      },
      congested: () => this.#unacknowledged > MAX_UNACKNOWLEDGED,
      onDrain: (callback) => {
        this.#onDrain = callback;
      },
      end: (error) => {
        this.#end(error);
      },
    });
  }

  /** Receives client messages numbered from `offset`, ignoring known ones. */
  receive(offset: number, messages: readonly unknown[]): void {
    this.lastUsed = Date.now();
    for (const [index, json] of messages.entries()) {
      if (offset + index < this.#nextOffset) continue;
      this.#nextOffset = offset + index + 1;
      this.#handler?.message(this.#fromJson(json));
    }
  }

  /** The reply of a forward channel. */
  status(): readonly [0 | 1, number, number] {
    return [this.#back === undefined ? 0 : 1, this.#sentId, 7];
  }

  /** Opens the back channel and resends everything after the acknowledged id. */
  attach(response: ServerResponse, acknowledged: number, streaming: boolean): void {
    this.lastUsed = Date.now();
    this.#detach();
    this.acknowledge(acknowledged);

    const back: BackChannel = { response, streaming, timers: [] };
    this.#back = back;
    response.on('close', () => {
      if (this.#back === back) this.#detach();
    });

    response.writeHead(200, {
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=0',
    });

    response.flushHeaders();
    this.#sentId = acknowledged;
    this.#flush();

    if (this.#back !== back) return;

    // An immediate message proves to a streaming client that nothing buffers in between.
    if (streaming) this.#enqueue('noop');

    back.timers.push(
      setInterval(() => {
        this.#enqueue('noop');
      }, NOOP_MS),
      setTimeout(() => {
        this.#enqueue('noop');
        this.#flush();
        this.#detach();
      }, BACK_CHANNEL_MS),
    );
  }

  acknowledge(id: number): void {
    const first = this.#messages[0];
    if (first === undefined || first.id > id) return;
    const behind = this.#unacknowledged > MAX_UNACKNOWLEDGED;
    this.#messages = this.#messages.filter((message) => message.id > id);
    this.#unacknowledged = this.#messages.reduce((sum, message) => sum + message.json.length, 0);
    if (behind && this.#unacknowledged <= MAX_UNACKNOWLEDGED) this.#onDrain();
  }

  fail(error: StatusError): void {
    this.#end(error);
  }

  close(): void {
    this.#handler?.close();
    this.#handler = undefined;
    this.#detach();
  }

  #end(error: StatusError | undefined): void {
    if (error !== undefined) {
      const message = `${error.status}: ${error.message}`;
      this.#enqueue({ error: { message, status: error.status } });
    }
    this.#handler?.close();
    this.#handler = undefined;
    if (error !== undefined) return;
    this.#flush();
    this.#detach();
  }

  #enqueue(message: unknown): void {
    const queued = { id: ++this.#lastId, json: JSON.stringify(message) };
    this.#messages.push(queued);
    this.#unacknowledged += queued.json.length;

    if (this.#flushing) return;

    // One commit's messages are sent together: while long polling, every response costs a round trip.
    this.#flushing = true;

    queueMicrotask(() => {
      this.#flushing = false;
      this.#flush();
    });
  }

  #flush(): void {
    const back = this.#back;
    const waiting = this.#messages.filter((message) => message.id > this.#sentId);
    if (back === undefined || waiting.length === 0) return;
    back.response.write(frame(`[${waiting.map(({ id, json }) => `[${id},[${json}]]`).join(',')}]`));
    this.#sentId = this.#lastId;
    // A client acknowledges with its next back channel, so a slow one is forced to open one.
    if (!back.streaming || this.#unacknowledged > MAX_UNACKNOWLEDGED) this.#detach();
  }

  #detach(): void {
    const back = this.#back;
    if (back === undefined) return;
    this.#back = undefined;
    for (const timer of back.timers) clearTimeout(timer);
    back.response.end();
  }
}
