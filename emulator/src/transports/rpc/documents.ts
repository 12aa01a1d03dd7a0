import { StatusError, invalidArgument } from '../../status/status.ts';
import { parseDatabaseName, parseDocumentName, parseParentName, resourceName } from '../../storage/names.ts';
import { projectFields, type FieldPath } from '../../values/field-path.ts';
import type { StoredDocument } from '../../values/value.ts';
import type { WireConsistency, WireDocument, WireMask, WirePrecondition } from '../wire/messages.ts';
import { timestampOf } from '../wire/numbers.ts';
import { documentToWire, fieldsFromWire } from '../wire/values.ts';
import { ordersFromText } from '../wire/queries.ts';
import { maskFromWire, pathIn, preconditionFromWire } from '../wire/writes.ts';
import { consistencyOf } from './consistency.ts';
import type { StreamMethod, UnaryMethod } from './context.ts';
import { randomId } from './random-id.ts';

const masked = (document: StoredDocument, mask: readonly FieldPath[] | undefined): WireDocument =>
  documentToWire(
    mask === undefined ? document : { ...document, fields: projectFields(document.fields, mask) },
  );

export const getDocument: UnaryMethod = {
  kind: 'unary',
  request: 'GetDocumentRequest',
  response: 'Document',
  handle({ emulator, caller }, request: WireConsistency & { name?: string; mask?: WireMask }) {
    const name = parseDocumentName(request.name ?? '');
    const { documents } = emulator
      .database(name)
      .reads.getDocuments(caller, [name.path], consistencyOf(request));
    const [document] = documents;
    if (document === undefined) {
      throw new StatusError('NOT_FOUND', `Document "${request.name ?? ''}" not found.`);
    }
    return masked(document, maskFromWire(request.mask));
  },
};

export const batchGetDocuments: StreamMethod = {
  kind: 'server-stream',
  request: 'BatchGetDocumentsRequest',
  response: 'BatchGetDocumentsResponse',
  handle(
    { emulator, caller },
    request: WireConsistency & { database?: string; documents?: readonly string[]; mask?: WireMask },
  ) {
    const database = parseDatabaseName(request.database ?? '');
    const paths = (request.documents ?? []).map((name) => pathIn(database, name));
    const mask = maskFromWire(request.mask);
    const read = emulator.database(database).reads.getDocuments(caller, paths, consistencyOf(request));
    const readTime = timestampOf(read.readMicros);
    const answers: object[] = read.documents.map((document, index) =>
      document === undefined
        ? { missing: resourceName(database, paths[index] ?? []), readTime }
        : { found: masked(document, mask), readTime },
    );
    if (read.transaction === undefined) return answers;
    return [{ transaction: read.transaction, ...(answers.length === 0 && { readTime }) }, ...answers];
  },
};

export const listDocuments: UnaryMethod = {
  kind: 'unary',
  request: 'ListDocumentsRequest',
  response: 'ListDocumentsResponse',
  handle(
    { emulator, caller },
    request: WireConsistency & {
      parent?: string;
      collectionId?: string;
      pageSize?: number;
      pageToken?: string;
      orderBy?: string;
      mask?: WireMask;
      showMissing?: boolean;
    },
  ) {
    const parent = parseParentName(request.parent ?? '');
    if (!request.collectionId) throw invalidArgument('A collection id is required.');
    const listing = emulator.database(parent).reads.listDocuments(
      caller,
      {
        parent: parent.path,
        collectionId: request.collectionId,
        orderBy: ordersFromText(request.orderBy ?? ''),
        showMissing: request.showMissing === true,
        pageSize: request.pageSize ?? 0,
        pageToken: request.pageToken ?? '',
      },
      consistencyOf(request),
    );
    const mask = maskFromWire(request.mask);
    return {
      documents: listing.entries.map((entry) =>
        'fields' in entry ? masked(entry, mask) : { name: entry.name },
      ),
      ...(listing.nextPageToken !== undefined && { nextPageToken: listing.nextPageToken }),
    };
  },
};

export const listCollectionIds: UnaryMethod = {
  kind: 'unary',
  request: 'ListCollectionIdsRequest',
  response: 'ListCollectionIdsResponse',
  handle({ emulator, caller }, request: { parent?: string; pageSize?: number; pageToken?: string }) {
    if (!caller.admin) {
      throw new StatusError('PERMISSION_DENIED', 'Metadata operations require admin authentication.');
    }
    const parent = parseParentName(request.parent ?? '');
    const all = emulator.database(parent).reads.listCollectionIds(parent.path);
    const start = request.pageToken ? all.findIndex((id) => id > (request.pageToken ?? '')) : 0;
    const size = request.pageSize && request.pageSize > 0 ? request.pageSize : all.length;
    const page = start < 0 ? [] : all.slice(start, start + size);
    const more = start >= 0 && start + size < all.length;
    return { collectionIds: page, ...(more && { nextPageToken: page.at(-1) ?? '' }) };
  },
};

export const createDocument: UnaryMethod = {
  kind: 'unary',
  request: 'CreateDocumentRequest',
  response: 'Document',
  async handle(
    { emulator, caller },
    request: {
      parent?: string;
      collectionId?: string;
      documentId?: string;
      document?: WireDocument;
      mask?: WireMask;
    },
  ) {
    const parent = parseParentName(request.parent ?? '');
    const path = [
      ...parent.path,
      request.collectionId ?? '',
      request.documentId ? request.documentId : randomId(),
    ];
    const database = emulator.database(parent);
    const fields = fieldsFromWire(request.document?.fields);
    const precondition = { kind: 'exists', exists: false } as const;
    await database.commits.commit(caller, [{ kind: 'set', path, fields, transforms: [], precondition }]);
    const stored = database.store.get(path);
    return stored === undefined ? {} : masked(stored, maskFromWire(request.mask));
  },
};

export const updateDocument: UnaryMethod = {
  kind: 'unary',
  request: 'UpdateDocumentRequest',
  response: 'Document',
  async handle(
    { emulator, caller },
    request: {
      document?: WireDocument;
      updateMask?: WireMask;
      mask?: WireMask;
      currentDocument?: WirePrecondition;
    },
  ) {
    const name = parseDocumentName(request.document?.name ?? '');
    const database = emulator.database(name);
    await database.commits.commit(caller, [
      {
        kind: 'set',
        path: name.path,
        fields: fieldsFromWire(request.document?.fields),
        mask: maskFromWire(request.updateMask),
        transforms: [],
        precondition: preconditionFromWire(request.currentDocument),
      },
    ]);
    const stored = database.store.get(name.path);
    return stored === undefined ? {} : masked(stored, maskFromWire(request.mask));
  },
};

export const deleteDocument: UnaryMethod = {
  kind: 'unary',
  request: 'DeleteDocumentRequest',
  response: 'google.protobuf.Empty',
  async handle({ emulator, caller }, request: { name?: string; currentDocument?: WirePrecondition }) {
    const name = parseDocumentName(request.name ?? '');
    const precondition = preconditionFromWire(request.currentDocument);
    await emulator.database(name).commits.commit(caller, [{ kind: 'delete', path: name.path, precondition }]);
    return {};
  },
};
