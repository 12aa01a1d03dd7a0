import { batchWrite, beginTransaction, commit, rollback } from './commits.ts';
import type { Method } from './context.ts';
import {
  batchGetDocuments,
  createDocument,
  deleteDocument,
  getDocument,
  listCollectionIds,
  listDocuments,
  updateDocument,
} from './documents.ts';
import { listen } from './listen.ts';
import { partitionQuery } from './partitions.ts';
import { executePipeline, runAggregationQuery, runQuery } from './queries.ts';
import { write } from './write.ts';

export const SERVICE = 'google.firestore.v1.Firestore';

/** The service's methods by name, for gRPC, REST and WebChannel. */
export const METHODS: Readonly<Record<string, Method>> = {
  GetDocument: getDocument,
  ListDocuments: listDocuments,
  CreateDocument: createDocument,
  UpdateDocument: updateDocument,
  DeleteDocument: deleteDocument,
  BatchGetDocuments: batchGetDocuments,
  BeginTransaction: beginTransaction,
  Commit: commit,
  Rollback: rollback,
  RunQuery: runQuery,
  RunAggregationQuery: runAggregationQuery,
  PartitionQuery: partitionQuery,
  ExecutePipeline: executePipeline,
  Write: write,
  Listen: listen,
  ListCollectionIds: listCollectionIds,
  BatchWrite: batchWrite,
};
