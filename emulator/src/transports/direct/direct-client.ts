import { Duplex, Readable } from 'node:stream';
import type { Emulator } from '../../server/emulator.ts';
import { toStatus } from '../../status/status.ts';
import type { CallContext, DuplexMethod, Method, StreamMethod, UnaryMethod } from '../rpc/context.ts';
import { METHODS } from '../rpc/methods.ts';
import { getCodec } from '../wire/codec.ts';

/** A function per method, as in the server SDK's generated client. */
type DirectClient = Readonly<Record<string, unknown>>;

/** An error as gRPC reports it to the SDK. */
const toError = (error: unknown): Error => {
  const { status, code, message } = toStatus(error);
  return Object.assign(new Error(`${code} ${status}: ${message}`), { code, details: message });
};

const createUnary =
  (context: CallContext, { request: requestType, response, handle }: UnaryMethod) =>
  async (request: object): Promise<readonly [object]> => {
    try {
      const reply = await handle(context, getCodec(requestType).fromSdk(request));
      return [getCodec(response).toSdk(reply)];
    } catch (error) {
      throw toError(error);
    }
  };

/** Paged methods return all items of all pages, like the generated client. */
const PAGED: Readonly<Record<string, string>> = {
  ListCollectionIds: 'collectionIds',
  ListDocuments: 'documents',
};

const createPaged = (context: CallContext, method: UnaryMethod, items: string) => {
  const page = createUnary(context, method);

  return async (request: object): Promise<readonly [readonly unknown[]]> => {
    const all: unknown[] = [];
    let pageToken = '';
    do {
      const [reply] = (await page({ ...request, pageToken })) as readonly [Record<string, unknown>];
      all.push(...((reply[items] ?? []) as readonly unknown[]));
      pageToken = typeof reply['nextPageToken'] === 'string' ? reply['nextPageToken'] : '';
    } while (pageToken !== '');
    return [all];
  };
};

const stream =
  (context: CallContext, { request: requestType, response, handle }: StreamMethod) =>
  (request: object): Readable => {
    // The SDK ends its streams, as with gRPC calls.
    const call = Object.assign(new Readable({ objectMode: true, read: () => undefined }), {
      end: () => undefined,
    });
    void (async () => {
      try {
        for (const reply of await handle(context, getCodec(requestType).fromSdk(request)))
          call.push(getCodec(response).toSdk(reply));
        call.push(null);
      } catch (error) {
        call.destroy(toError(error));
      }
    })();

    return call;
  };

const createDuplex =
  (context: CallContext, { request, response, open }: DuplexMethod) =>
  (): Duplex => {
    const sink = {
      send: (message: object) => void call.push(getCodec(response).toSdk(message)),
      congested: () => false,
      onDrain: () => undefined,
      end: (error?: unknown) => {
        if (error === undefined) call.push(null);
        else call.destroy(toError(error));
      },
    };

    const call: Duplex = new Duplex({
      objectMode: true,
      read: () => undefined,
      write: (message: object, _encoding, done) => {
        handler.message(getCodec(request).fromSdk(message));
        done();
      },
      final: (done) => {
        handler.finish();
        done();
      },
      destroy: (error, done) => {
        handler.close();
        done(error);
      },
    });

    const handler = open(context, sink);

    return call;
  };

const toCall = (context: CallContext, name: string, method: Method): unknown => {
  const items = PAGED[name];
  if (method.kind === 'unary')
    return items ? createPaged(context, method, items) : createUnary(context, method);
  return method.kind === 'server-stream' ? stream(context, method) : createDuplex(context, method);
};

/**
 * A client for the server SDK (`@google-cloud/firestore`) in the emulator's process, without
 * sockets and HTTP/2. All calls are an admin's.
 */
export const createDirectClient = (emulator: Emulator): DirectClient => {
  const context: CallContext = { emulator, authorization: 'Bearer owner' };
  const calls = Object.entries(METHODS).map(([name, method]) => [
    name.charAt(0).toLowerCase() + name.slice(1),
    toCall(context, name, method),
  ]);

  return Object.fromEntries([
    ...calls,
    ['initialize', () => Promise.resolve()],
    ['close', () => Promise.resolve()],
  ]) as DirectClient;
};
