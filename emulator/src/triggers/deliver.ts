import { getCodec } from '../transports/wire/codec.ts';
import { toTimestamp } from '../transports/wire/numbers.ts';
import { documentToWire } from '../transports/wire/values.ts';
import type { TriggerEvent } from './events.ts';

const EVENT_DATA = 'google.events.cloud.firestore.v1.DocumentEventData';

/** Calls one function. The Functions emulator reports failures; the writer never sees them. */
export async function deliver(url: string, event: TriggerEvent): Promise<void> {
  const { headers, body } =
    event.definition.generation === 2 ? makeCloudEvent(event) : makeLegacyEvent(event);
  try {
    const response = await fetch(url, { method: 'POST', headers, body });
    await response.arrayBuffer();
  } catch (error) {
    console.warn(
      `Trigger ${url} could not be called: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

interface Call {
  readonly headers: Record<string, string>;
  readonly body: string;
}

function toData(event: TriggerEvent): object {
  return {
    ...(event.after && { value: documentToWire(event.after) }),
    ...(event.before && { oldValue: documentToWire(event.before) }),
    updateMask: { fieldPaths: event.changedPaths },
  };
}

function makeCloudEvent(event: TriggerEvent): Call {
  const { projectId, database } = event.database;
  const { author } = event;
  const path = event.path.join('/');
  const withAuth = event.definition.eventType.endsWith('.withAuthContext');

  return {
    headers: {
      'content-type': 'application/protobuf',
      'ce-specversion': '1.0',
      'ce-type': event.definition.eventType,
      'ce-id': event.id,
      'ce-time': toIso(event.micros),
      'ce-source': `//firestore.googleapis.com/projects/${projectId}/databases/${database}`,
      'ce-subject': `documents/${encodeURI(path)}`,
      'ce-datacontenttype': 'application/protobuf',
      'ce-dataschema':
        'https://github.com/googleapis/google-cloudevents/blob/main/proto/google/events/cloud/firestore/v1/data.proto',
      'ce-project': projectId,
      'ce-database': database,
      'ce-namespace': '(default)',
      'ce-document': encodeURI(path),
      'ce-location': 'us-central1',
      ...(withAuth && { 'ce-authtype': author?.type ?? 'unknown' }),
      ...(withAuth && author?.id !== undefined && { 'ce-authid': author.id }),
    },
    body: getCodec(EVENT_DATA).encode(toData(event)).toString('base64'),
  };
}

function makeLegacyEvent(event: TriggerEvent): Call {
  return {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      data: getCodec(EVENT_DATA).toJson(toData(event)),
      context: {
        eventId: event.id,
        timestamp: toIso(event.micros),
        eventType: event.definition.eventType,
        resource: { name: event.name, service: 'firestore.googleapis.com' },
      },
    }),
  };
}

const toIso = (micros: bigint) => getCodec('google.protobuf.Timestamp').toJson(toTimestamp(micros)) as string;
