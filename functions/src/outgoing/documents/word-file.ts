import { inflateRawSync } from 'node:zlib';

const LOCAL = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const END_BYTES = 22;
/** Maximum length of a zip's trailing comment, in bytes. */
const COMMENT_MAX = 0xffff;
const ENCRYPTED = 1;
const [STORED, DEFLATED] = [0, 8];
/** More parts than any real script. */
const PARTS_MAX = 5000;
/** Maximum size of the unpacked content-types part; a real one takes a few kilobytes. */
const TYPES_MAX = 1024 * 1024;

const CONTENT_TYPES = '[content_types].xml';
const DOCUMENT = 'word/document.xml';
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
/** Detects macros by part name, and by content type in parts of any name. */
const MACRO_PART = /(?:^|\/)vba(?:project|data)/u;
const MACRO_TYPE = /macroenabled|vbaproject|vbadata/u;

interface Part {
  /** Lower case, because part names are case-insensitive. */
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly size: number;
  readonly begin: number;
}

/** Returns the parts of a zip from its central directory, as readers do; undefined when broken or not a zip. */
const getParts = (bytes: Buffer): readonly Part[] | undefined => {
  const from = Math.max(0, bytes.length - END_BYTES - COMMENT_MAX);
  const end = from + bytes.subarray(from).lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < from || end + END_BYTES > bytes.length || bytes.readUInt32LE(end) !== END) return undefined;

  const count = bytes.readUInt16LE(end + 10);
  if (count > PARTS_MAX) return undefined;

  const parts: Part[] = [];
  let offset = bytes.readUInt32LE(end + 16);

  for (let left = count; left > 0; left -= 1) {
    if (offset + 46 > end || bytes.readUInt32LE(offset) !== ENTRY) return undefined;

    const nameEnd = offset + 46 + bytes.readUInt16LE(offset + 28);
    parts.push({
      name: bytes.toString('utf8', offset + 46, nameEnd).toLowerCase(),
      flags: bytes.readUInt16LE(offset + 8),
      method: bytes.readUInt16LE(offset + 10),
      size: bytes.readUInt32LE(offset + 20),
      begin: bytes.readUInt32LE(offset + 42),
    });

    offset = nameEnd + bytes.readUInt16LE(offset + 30) + bytes.readUInt16LE(offset + 32);
  }

  return parts;
};

/** Returns a part as text; undefined when it isn't where the directory points, or unpacks beyond the limit. */
const readText = (bytes: Buffer, { method, size, begin }: Part): string | undefined => {
  if (begin + 30 > bytes.length || bytes.readUInt32LE(begin) !== LOCAL) return undefined;

  const from = begin + 30 + bytes.readUInt16LE(begin + 26) + bytes.readUInt16LE(begin + 28);
  const content = bytes.subarray(from, from + size);
  if (method === STORED) return content.length <= TYPES_MAX ? content.toString('utf8') : undefined;
  if (method !== DEFLATED) return undefined;

  try {
    return inflateRawSync(content, { maxOutputLength: TYPES_MAX }).toString('utf8');
  } catch {
    return undefined;
  }
};

/** Returns whether the bytes are a Word document, regardless of the file name. False for locked or broken files and files with macros. */
export const isWordFile = (bytes: Buffer): boolean => {
  if (bytes.length < END_BYTES || bytes.readUInt32LE(0) !== LOCAL) return false;
  const parts = getParts(bytes);
  if (!parts || new Set(parts.map(({ name }) => name)).size !== parts.length) return false;
  if (parts.some(({ name, flags }) => MACRO_PART.test(name) || (flags & ENCRYPTED) !== 0)) return false;
  const types = parts.find(({ name }) => name === CONTENT_TYPES);
  if (!types || !parts.some(({ name }) => name === DOCUMENT)) return false;
  const text = readText(bytes, types)?.toLowerCase() ?? '';
  return text.includes(MAIN) && !MACRO_TYPE.test(text);
};
