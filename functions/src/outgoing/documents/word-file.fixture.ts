import { ZipFile } from 'yazl';

const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

export const makeContentTypes = (main = TYPE, more = ''): string =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${main}"/>${more}</Types>`;

const WORD_PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': makeContentTypes(),
  '_rels/.rels': '<Relationships/>',
  'word/document.xml': '<w:document>Guion: mañana</w:document>',
};

/** Creates a Word document's zip with additional parts; an empty text omits a part. */
export const makeWordFile = async (parts: Readonly<Record<string, string>> = {}): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries({ ...WORD_PARTS, ...parts }))
    if (content !== '') zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
};
