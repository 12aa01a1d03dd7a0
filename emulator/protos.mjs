// Regenerates src/transports/wire/schema.json: the Firestore v1 messages as published by Google (Apache-2.0) in the
// server SDK, without comments, options and HTTP annotations, plus what that copy is too old to know.
import { createRequire } from 'node:module';
import { writeFile } from 'node:fs/promises';

const require = createRequire(import.meta.url);
const published = require('@google-cloud/firestore/build/protos/v1.json');

/** ProtoJSON takes fields by these names too, as in `current_document`. */
const toProtoName = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const omitUnused = (node) => {
  const copy = {};
  for (const [key, value] of Object.entries(node)) {
    if (key === 'options' || key === 'comment' || key === 'edition' || key === 'reserved') continue;
    if (key === 'methods') continue;
    copy[key] = value;
  }

  if (node.nested) {
    copy.nested = Object.fromEntries(
      Object.entries(node.nested).map(([name, child]) => [name, omitUnused(child)]),
    );
  }

  if (node.fields) {
    copy.fields = Object.fromEntries(
      Object.entries(node.fields).map(([name, field]) => [
        name,
        {
          ...(field.rule && { rule: field.rule }),
          ...(field.keyType && { keyType: field.keyType }),
          type: field.type,
          id: field.id,
          ...(toProtoName(name) !== name && { protoName: toProtoName(name) }),
          ...(field.options?.proto3_optional && { options: { proto3_optional: true } }),
        },
      ]),
    );
  }

  return copy;
};

const google = omitUnused(published).nested.google.nested;
delete google.api;
delete google.longrunning;
const descriptors =
  /Descriptor|Options|FeatureSet|SourceCodeInfo|Generated|Uninterpreted|Edition|SymbolVisibility/;
google.protobuf.nested = Object.fromEntries(
  Object.entries(google.protobuf.nested).filter(([name]) => !descriptors.test(name)),
);
const v1 = google.firestore.nested.v1.nested;
delete v1.Firestore;
const write = v1.Write;
write.fields.verify = { type: 'string', id: 5 };
const operation = Object.values(write.oneofs).find((group) => group.oneof.includes('delete'));
if (!operation.oneof.includes('verify')) operation.oneof.push('verify');

v1.TransactionOptions.nested.ConcurrencyMode = {
  values: { CONCURRENCY_MODE_UNSPECIFIED: 0, OPTIMISTIC: 1, PESSIMISTIC: 2 },
};
v1.TransactionOptions.nested.ReadWrite.fields.concurrencyMode = {
  type: 'ConcurrencyMode',
  id: 2,
  protoName: 'concurrency_mode',
};

// Requests that are always refused only have the fields that the refusal checks.
v1.ExecutePipelineRequest = { fields: { database: { type: 'string', id: 1 } } };

google.events = {
  nested: {
    cloud: {
      nested: {
        firestore: {
          nested: {
            v1: {
              nested: {
                DocumentEventData: {
                  fields: {
                    value: { type: '.google.firestore.v1.Document', id: 1 },
                    oldValue: { type: '.google.firestore.v1.Document', id: 2 },
                    updateMask: { type: '.google.firestore.v1.DocumentMask', id: 3 },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
};
await writeFile(
  new URL('src/transports/wire/schema.json', import.meta.url),
  `${JSON.stringify({ nested: { google: { nested: google } } }, null, 1)}\n`,
);
