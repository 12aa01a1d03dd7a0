import * as grpc from '@grpc/grpc-js';
import type { Duplex } from 'node:stream';
import type { Emulator } from '../../server/emulator.ts';
import type { StatusError } from '../../status/status.ts';
import { toStatus } from '../../status/status.ts';
import { APP_CHECK_HEADER, type CallContext, type Method, type StreamSink } from '../rpc/context.ts';
import { METHODS, SERVICE } from '../rpc/methods.ts';
import { getCodec } from '../wire/codec.ts';

/** Old clients use this service name; its messages are unchanged. */
const OLD_SERVICE = 'google.firestore.v1beta1.Firestore';
const MAX_MESSAGE_BYTES = 100 * 1024 * 1024;

/** Serves the methods over gRPC on connections accepted elsewhere. */
interface GrpcServer {
  accept(connection: Duplex): void;
  close(): void;
}

export function createGrpcServer(emulator: Emulator): GrpcServer {
  const server = new grpc.Server({
    'grpc.max_receive_message_length': MAX_MESSAGE_BYTES,
    'grpc.max_send_message_length': -1,
    'grpc.max_metadata_size': 64 * 1024,
    'grpc-node.max_session_memory': 200,
  });

  for (const service of [SERVICE, OLD_SERVICE]) {
    const definition: Record<string, grpc.MethodDefinition<object, object>> = {};
    const handlers: grpc.UntypedServiceImplementation = {};
    for (const [name, method] of Object.entries(METHODS)) {
      definition[name] = definitionOf(`/${service}/${name}`, method);
      handlers[name] = handlerOf(emulator, method);
    }
    server.addService(definition, handlers);
  }

  const injector = server.createConnectionInjector(grpc.ServerCredentials.createInsecure());

  return {
    accept(connection) {
      injector.injectConnection(connection);
    },
    close() {
      injector.destroy();
      server.forceShutdown();
    },
  };
}

function definitionOf(path: string, method: Method): grpc.MethodDefinition<object, object> {
  const request = getCodec(method.request);
  const response = getCodec(method.response);

  return {
    path,
    requestStream: method.kind === 'duplex',
    responseStream: method.kind !== 'unary',
    requestSerialize: (message) => request.encode(message),
    requestDeserialize: (bytes) => request.decode(bytes),
    responseSerialize: (message) => response.encode(message),
    responseDeserialize: (bytes) => response.decode(bytes),
  };
}

function handlerOf(emulator: Emulator, method: Method): grpc.UntypedHandleCall {
  switch (method.kind) {
    case 'unary': {
      const unary: grpc.handleUnaryCall<object, object> = (call, callback) => {
        answer(() => method.handle(getContext(emulator, call.metadata), call.request)).then(
          (response) => {
            callback(null, response);
          },
          (error: unknown) => {
            callback(toServiceError(error));
          },
        );
      };

      return unary;
    }
    case 'server-stream': {
      const stream: grpc.handleServerStreamingCall<object, object> = (call) => {
        // Headers first, errors or not: the server SDK takes an error without headers for a lost connection and retries.
        call.sendMetadata(new grpc.Metadata());
        answer(() => method.handle(getContext(emulator, call.metadata), call.request))
          .then((messages) => writeAll(call, messages))
          .catch((error: unknown) => {
            call.emit('error', toServiceError(error));
          });
      };

      return stream;
    }
    case 'duplex': {
      const duplex: grpc.handleBidiStreamingCall<object, object> = (call) => {
        call.sendMetadata(new grpc.Metadata());

        let ended = false;
        let behind = false;

        const sink: StreamSink = {
          send(message) {
            if (!ended) behind = !call.write(message);
          },
          congested: () => behind || ended,
          onDrain(callback) {
            call.on('drain', () => {
              behind = false;
              callback();
            });
          },
          end(error) {
            if (ended) return;
            ended = true;
            if (error === undefined) call.end();
            else call.emit('error', toServiceError(error));
          },
        };

        try {
          const handler = method.open(getContext(emulator, call.metadata), sink);

          const close = () => {
            ended = true;
            handler.close();
          };

          call.on('data', (message: object) => {
            handler.message(message);
          });
          call.on('end', () => {
            handler.finish();
          });
          call.on('cancelled', close);
          call.on('close', close);
        } catch (error) {
          sink.end(toStatus(error));
        }
      };

      return duplex;
    }
  }
}

/** Runs a handler so that anything it throws becomes a rejection. */
async function answer<T>(handle: () => T | Promise<T>): Promise<T> {
  return handle();
}

/** Writes a sequence without outrunning a slow reader. */
async function writeAll(
  call: grpc.ServerWritableStream<object, object>,
  messages: Iterable<object>,
): Promise<void> {
  for (const message of messages) {
    if (call.cancelled) return;
    if (!call.write(message)) await waitForDrain(call);
  }
  call.end();
}

const waitForDrain = (call: grpc.ServerWritableStream<object, object>) =>
  new Promise<void>((resolve) => {
    const events = ['drain', 'cancelled', 'close'];
    const go = () => {
      for (const event of events) call.off(event, go);
      resolve();
    };
    for (const event of events) call.on(event, go);
  });

function getContext(emulator: Emulator, metadata: grpc.Metadata): CallContext {
  const [authorization] = metadata.get('authorization');
  const [appCheck] = metadata.get(APP_CHECK_HEADER);
  return { emulator, authorization: authorization?.toString(), appCheck: appCheck?.toString() };
}

function toServiceError(error: unknown): grpc.ServerErrorResponse {
  const status: StatusError = toStatus(error);
  return { name: status.status, message: status.message, code: status.code, details: status.message };
}
