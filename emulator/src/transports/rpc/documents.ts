import { requireAdmin } from '../../server/caller.ts';
import { StatusError, invalidArgument } from '../../status/status.ts';
import { checkCollectionId, checkDocumentId } from '../../storage/ids.ts';
import {
  parseDatabaseName,
  parseDocumentName,
  parseParentName,
  toResourceName,
} from '../../storage/names.ts';
import { projectFields, type FieldPath } from '../../values/field-path.ts';
import { compareStrings } from '../../values/order.ts';
import type { StoredDocument, Value } from '../../values/value.ts';
import { getCodec } from '../wire/codec.ts';
import type {
  WireConsistency,
  WireCursor,
  WireDocument,
  WireMask,
  WirePrecondition,
} from '../wire/messages.ts';
import { toTimestamp } from '../wire/numbers.ts';
import { documentToWire, fieldsFromWire, valueFromWire, valueToWire } from '../wire/values.ts';
import { ordersFromText } from '../wire/queries.ts';
import { maskFromWire, parsePath, preconditionFromWire } from '../wire/writes.ts';
import { parseConsistency } from './consistency.ts';
import { authenticate, type StreamMethod, type UnaryMethod } from './context.ts';
import { randomId } from './random-id.ts';

const applyMask = (document: StoredDocument, mask: readonly FieldPath[] | undefined): WireDocument =>
  documentToWire(
    mask === undefined ? document : { ...document, fields: projectFields(document.fields, mask) },
  );

export const getDocument: UnaryMethod = {
  kind: 'unary',
  request: 'GetDocumentRequest',
  response: 'Document',
  async handle(context, request: WireConsistency & { name?: string; mask?: WireMask }) {
    const name = parseDocumentName(request.name ?? '');
    const { emulator, caller } = authenticate(context);
    const mask = maskFromWire(request.mask);
    const { documents } = await emulator
      .database(name)
      .reads.getDocuments(caller, [name.path], parseConsistency(request));
    const [document] = documents;
    if (document === undefined) {
      throw new StatusError('NOT_FOUND', `Document (${request.name ?? ''}) not found.`);
    }

    return applyMask(document, mask);
  },
};

export const batchGetDocuments: StreamMethod = {
  kind: 'server-stream',
  request: 'BatchGetDocumentsRequest',
  response: 'BatchGetDocumentsResponse',
  async handle(
    context,
    request: WireConsistency & { database?: string; documents?: readonly string[]; mask?: WireMask },
  ) {
    const database = parseDatabaseName(request.database ?? '');
    const { emulator, caller } = authenticate(context);
    const paths = (request.documents ?? []).map((name) => parsePath(database, name));
    const mask = maskFromWire(request.mask);
    const read = await emulator
      .database(database)
      .reads.getDocuments(caller, paths, parseConsistency(request));
    const readTime = toTimestamp(read.readMicros);
    const answers: object[] = read.documents.map((document, index) =>
      document === undefined
        ? { missing: toResourceName(database, paths[index] ?? []), readTime }
        : { found: applyMask(document, mask), readTime },
    );
    if (read.transaction === undefined) return answers;

    return [{ transaction: read.transaction, ...(answers.length === 0 && { readTime }) }, ...answers];
  },
};

export const listDocuments: UnaryMethod = {
  kind: 'unary',
  request: 'ListDocumentsRequest',
  response: 'ListDocumentsResponse',
  async handle(
    context,
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
    const { emulator, caller } = authenticate(context);
    const { collectionId = '', pageSize = 0, showMissing = false } = request;
    if (pageSize < 0) throw invalidArgument('Page size must be nonnegative.');

    const orderBy = ordersFromText(request.orderBy ?? '');
    if (showMissing) {
      if (collectionId === '') throw invalidArgument('collection id must be set when show_missing is true');
      if (orderBy.length > 0) throw invalidArgument('cannot specify an order when show_missing is true');
      checkCollectionId(collectionId);
      requireAdmin(caller);
    }

    // With missing ones included, the official emulator ignores the mask.
    const mask = showMissing ? undefined : maskFromWire(request.mask);
    const after = request.pageToken ? positionFrom(request.pageToken) : undefined;
    const list = { parent: parent.path, collectionId, orderBy, showMissing, pageSize, after };
    const { entries, position } = await emulator
      .database(parent)
      .reads.listDocuments(caller, list, parseConsistency(request));

    return {
      documents: entries.map((entry) => ('fields' in entry ? applyMask(entry, mask) : { name: entry.name })),
      ...(position !== undefined && { nextPageToken: tokenOf(position) }),
    };
  },
};

/** A page ends at a position in the listing's order, so changes on earlier pages move nothing. */
const tokenOf = (position: readonly Value[]) =>
  getCodec('Cursor')
    .encode({ values: position.map(valueToWire) })
    .toString('base64url');

function positionFrom(token: string): readonly Value[] {
  try {
    const { values = [] }: WireCursor = getCodec('Cursor').decode(Buffer.from(token, 'base64url'));
    if (values.length > 0) return values.map(valueFromWire);
  } catch {
    // Not our token: refused below.
  }
  throw invalidArgument('Invalid page_token.');
}

export const listCollectionIds: UnaryMethod = {
  kind: 'unary',
  request: 'ListCollectionIdsRequest',
  response: 'ListCollectionIdsResponse',
  handle(context, request: WireConsistency & { parent?: string; pageSize?: number; pageToken?: string }) {
    const parent = parseParentName(request.parent ?? '');
    const { emulator, caller } = authenticate(context);
    const { pageSize = 0, pageToken = '' } = request;
    if (pageSize < 0) throw invalidArgument('page_size must be greater than or equal to zero.');
    requireAdmin(caller);

    const all = emulator.database(parent).reads.listCollectionIds(parent.path, parseConsistency(request));
    const start = pageToken === '' ? 0 : all.findIndex((id) => compareStrings(id, pageToken) > 0);
    const size = pageSize > 0 ? pageSize : all.length;
    const page = start < 0 ? [] : all.slice(start, start + size);
    // A full page is followed by another, which may be empty.
    const full = pageSize > 0 && page.length === pageSize;

    return { collectionIds: page, ...(full && { nextPageToken: page.at(-1) }) };
  },
};

export const createDocument: UnaryMethod = {
  kind: 'unary',
  request: 'CreateDocumentRequest',
  response: 'Document',
  async handle(
    context,
    request: {
      parent?: string;
      collectionId?: string;
      documentId?: string;
      document?: WireDocument;
      mask?: WireMask;
    },
  ) {
    const parent = parseParentName(request.parent ?? '');
    const { collectionId = '', documentId = '' } = request;
    checkCollectionId(collectionId);
    checkDocumentId(documentId);

    const { emulator, caller } = authenticate(context);
    const mask = maskFromWire(request.mask);
    const name = toResourceName(parent, [...parent.path, collectionId, documentId || randomId()]);
    const { path } = parseDocumentName(name);
    const database = emulator.database(parent);
    const fields = fieldsFromWire(request.document?.fields);
    const precondition = { kind: 'exists', exists: false } as const;

    await database.commits.commit(caller, [{ kind: 'set', path, fields, transforms: [], precondition }]);

    const stored = database.store.get(path);

    return stored === undefined ? {} : applyMask(stored, mask);
  },
};

export const updateDocument: UnaryMethod = {
  kind: 'unary',
  request: 'UpdateDocumentRequest',
  response: 'Document',
  async handle(
    context,
    request: {
      document?: WireDocument;
      updateMask?: WireMask;
      mask?: WireMask;
      currentDocument?: WirePrecondition;
    },
  ) {
    const name = parseDocumentName(request.document?.name ?? '');
    const { emulator, caller } = authenticate(context);
    const mask = maskFromWire(request.mask);
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

    return stored === undefined ? {} : applyMask(stored, mask);
  },
};

export const deleteDocument: UnaryMethod = {
  kind: 'unary',
  request: 'DeleteDocumentRequest',
  response: 'google.protobuf.Empty',
  async handle(context, request: { name?: string; currentDocument?: WirePrecondition }) {
    const name = parseDocumentName(request.name ?? '');
    const { emulator, caller } = authenticate(context);
    const precondition = preconditionFromWire(request.currentDocument);
    await emulator.database(name).commits.commit(caller, [{ kind: 'delete', path: name.path, precondition }]);
    return {};
  },
};
