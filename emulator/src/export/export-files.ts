import protobuf from 'protobufjs/light.js';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StatusError, invalidArgument } from '../status/status.ts';
import type { Database } from '../storage/database.ts';
import { comparePaths } from '../values/order.ts';
import { makeTag, WIRE } from './entity-format.ts';
import { readEntity, type ExportedDocument } from './entity-reader.ts';
import { writeEntity } from './entity-writer.ts';
import { readLog, writeLog } from './record-log.ts';

/** The one byte every overall metadata file begins with. */
const FORMAT_VERSION = 0x33;
const KIND_DIRECTORY = 'all_namespaces/all_kinds';
const KIND_METADATA = `${KIND_DIRECTORY}/all_namespaces_all_kinds.export_metadata`;

/** Writes a database to `directory/name` in the official emulator's format. */
export function exportDatabase(database: Database, directory: string, name: string): void {
  if (!isDirectory(directory)) {
    throw new StatusError('FAILED_PRECONDITION', 'export_directory must be a directory');
  }

  const started = database.now();
  const documents = [...database.group('')].flatMap((collection) => [...collection.documents()]);

  documents.sort((a, b) => comparePaths(a.path, b.path));

  const root = join(directory, name);
  mkdirSync(root, { recursive: true });

  const overall = protobuf.Writer.create();
  if (documents.length > 0) {
    const output = writeLog(documents.map((document) => writeEntity(database.name, document)));

    mkdirSync(join(root, KIND_DIRECTORY), { recursive: true });
    writeFileSync(join(root, KIND_DIRECTORY, 'output-0'), output);
    writeFileSync(join(root, KIND_METADATA), makeKindMetadata(name, started, database.now()));
    overall.uint32(makeTag(1, WIRE.bytes)).fork();
    overall.uint32(makeTag(1, WIRE.bytes)).fork();
    overall.uint32(makeTag(1, WIRE.varint)).int32(2);
    overall.uint32(makeTag(3, WIRE.varint)).int32(3);
    overall.ldelim();
    overall.uint32(makeTag(2, WIRE.bytes)).string(KIND_METADATA);
    overall.uint32(makeTag(3, WIRE.varint)).int64(documents.length);
    overall.uint32(makeTag(4, WIRE.varint)).int64(output.length);
    overall.ldelim();
  }

  const log = writeLog([Buffer.of(FORMAT_VERSION), overall.finish()]);
  writeFileSync(join(root, `${name}.overall_export_metadata`), log);
}

function makeKindMetadata(name: string, started: bigint, ended: bigint): Uint8Array {
  const writer = protobuf.Writer.create();
  writer.uint32(makeTag(1, WIRE.bytes)).fork();
  writer.uint32(makeTag(1, WIRE.bytes)).string(name);
  writer.uint32(makeTag(2, WIRE.varint)).int64(Number(started));
  writer.uint32(makeTag(3, WIRE.varint)).int64(Number(ended));
  writer.ldelim();
  writer.uint32(makeTag(2, WIRE.bytes)).fork();
  writer.uint32(makeTag(1, WIRE.bytes)).string('');
  writer.uint32(makeTag(2, WIRE.bytes)).string('output-0');
  writer.ldelim();

  return writer.finish();
}

/** Reads every document of an export, following the pointers from its `.overall_export_metadata` file. */
export function readExport(metadataFile: string, project: string): readonly ExportedDocument[] {
  const [version, overall] = readOverallRecords(
    read(metadataFile, 'Failed to parse overall export metadata file'),
  );
  if (version?.length !== 1 || version[0] !== FORMAT_VERSION) {
    throw invalidArgument('Overall export metadata file version not supported');
  }

  const documents: ExportedDocument[] = [];
  for (const kindPath of readStrings(overall ?? Buffer.alloc(0), 1, 2)) {
    const kindFile = join(dirname(metadataFile), kindPath);
    for (const outputPath of readStrings(read(kindFile, `${kindFile} (No such file or directory)`), 2, 2)) {
      const output = join(dirname(kindFile), outputPath);
      for (const entity of readLog(read(output, `Failed parse entity file:${output}`))) {
        documents.push(readEntity(entity, project));
      }
    }
  }

  return documents;
}

function readOverallRecords(bytes: Buffer): readonly Buffer[] {
  try {
    return [...readLog(bytes)];
  } catch {
    throw invalidArgument('Overall export metadata file version not supported');
  }
}

/** The strings numbered `field` within each message numbered `outer`. */
function readStrings(bytes: Uint8Array, outer: number, field: number): readonly string[] {
  const found: string[] = [];
  const reader = protobuf.Reader.create(bytes);

  while (reader.pos < reader.len) {
    const key = reader.uint32();
    if (key !== makeTag(outer, WIRE.bytes)) {
      reader.skipType(key & 7);
      continue;
    }

    const inner = protobuf.Reader.create(reader.bytes());
    while (inner.pos < inner.len) {
      const innerKey = inner.uint32();
      if (innerKey === makeTag(field, WIRE.bytes)) found.push(inner.string());
      else inner.skipType(innerKey & 7);
    }
  }

  return found;
}

function read(file: string, failure: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw invalidArgument(failure);
  }
}

function isDirectory(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
