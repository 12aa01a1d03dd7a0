const HEADER_BYTES = 10;
const FRAME_HEADER_BYTES = 10;
/** Versions of ID3v2 with the same frame layout; only the encoding of a frame's size differs. */
const VERSIONS = [3, 4] as const;
type Version = (typeof VERSIONS)[number];

export interface AudioComment {
  readonly frame: 'COMM';
  /** Its subject, in ASCII: a file has one comment per subject. */
  readonly description: string;
  readonly text: string;
}

/** Title, performer or album. */
interface TextFrame {
  readonly frame: 'TIT2' | 'TPE1' | 'TALB';
  readonly text: string;
}

export type AudioTag = AudioComment | TextFrame;

/** Seven bits per byte, so no player mistakes it for sound. */
const toSynchsafe = (value: number): Buffer =>
  Buffer.from([21, 14, 7, 0].map((shift) => (value >> shift) & 0x7f));
const readSynchsafe = (bytes: Buffer): number => bytes.reduce((sum, byte) => (sum << 7) | (byte & 0x7f), 0);
const toUint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** Returns a `COMM` frame up to its text: encoding, language and subject. */
const getHead = (description: string): Buffer => Buffer.from(`\0eng${description}\0`, 'latin1');

/** Names of any script: UTF-16 with a byte order mark, which both versions know. */
const encodeText = (text: string): Buffer =>
  /[^\0-\xff]/.test(text) ? Buffer.from(`\ufeff${text}`, 'utf16le') : Buffer.from(text, 'latin1');

const getContent = (tag: AudioTag): Buffer => {
  if (tag.frame === 'COMM') return Buffer.concat([getHead(tag.description), Buffer.from(tag.text, 'latin1')]);
  const text = encodeText(tag.text);
  return Buffer.concat([Buffer.from([text[0] === 0xff && text[1] === 0xfe ? 1 : 0]), text]);
};

const getFrame = (tag: AudioTag, version: Version): Buffer => {
  const content = getContent(tag);
  const size = version === 4 ? toSynchsafe(content.length) : toUint32(content.length);
  return Buffer.concat([Buffer.from(tag.frame, 'latin1'), size, Buffer.alloc(2), content]);
};

/** Returns the frames of a tag, without padding; undefined when they can't be separated. */
const listFrames = (content: Buffer, version: Version): readonly Buffer[] | undefined => {
  const frames: Buffer[] = [];
  for (let offset = 0; offset + FRAME_HEADER_BYTES <= content.length && content[offset] !== 0;) {
    const sizeBytes = content.subarray(offset + 4, offset + 8);
    const size = version === 4 ? readSynchsafe(sizeBytes) : sizeBytes.readUInt32BE();
    const end = offset + FRAME_HEADER_BYTES + size;
    if (end > content.length) return undefined;
    frames.push(content.subarray(offset, end));
    offset = end;
  }

  return frames;
};

const isReplacedBy = (frame: Buffer, tag: AudioTag): boolean => {
  if (frame.toString('latin1', 0, 4) !== tag.frame) return false;
  if (tag.frame !== 'COMM') return true;
  const head = getHead(tag.description);
  return frame.subarray(FRAME_HEADER_BYTES).subarray(0, head.length).equals(head);
};

/** Returns the length of the tag at a file's start, and its frames if its format can be extended. */
const tagIn = (
  bytes: Buffer,
): { readonly length: number; readonly version: Version; readonly frames: readonly Buffer[] } => {
  const none = { length: 0, version: 3, frames: [] } as const;
  if (bytes.length < HEADER_BYTES || bytes.toString('latin1', 0, 3) !== 'ID3') return none;

  const flags = bytes[5] ?? 0;
  const end = HEADER_BYTES + readSynchsafe(bytes.subarray(6, HEADER_BYTES));
  const length = Math.min(bytes.length, end + (flags & 0x10 ? HEADER_BYTES : 0));
  const version = VERSIONS.find((candidate) => candidate === bytes[3]);
  // An older version, or a compressed or extended tag: our comment replaces it.
  if (version === undefined || flags !== 0) return { ...none, length };

  const frames = listFrames(bytes.subarray(HEADER_BYTES, length), version);

  return frames ? { length, version, frames } : { ...none, length };
};

/** Returns an MP3 with these frames in its ID3v2 tag, replacing equal ones and comments on the same subjects. A tag in an unsupported format is replaced. */
export const withTags = (bytes: Buffer, tags: readonly AudioTag[]): Buffer => {
  const { length, version, frames } = tagIn(bytes);
  const furtherFrames = frames.filter((frame) => !tags.some((tag) => isReplacedBy(frame, tag)));
  const content = Buffer.concat([...tags.map((tag) => getFrame(tag, version)), ...furtherFrames]);
  const header = Buffer.concat([
    Buffer.from('ID3', 'latin1'),
    Buffer.from([version, 0, 0]),
    toSynchsafe(content.length),
  ]);
  return Buffer.concat([header, content, bytes.subarray(length)]);
};
