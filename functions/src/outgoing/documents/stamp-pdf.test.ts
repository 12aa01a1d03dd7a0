import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { findStampFault, stampPdf } from './stamp-pdf.ts';

const makePdf = (options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> =>
  new Promise((resolve) => {
    const doc = new PDFDocument(options);
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.text('A script.');
    doc.end();
  });

/** A PDF of one page, of its further entries and of further objects. */
const writePdf = (page: string, kids = '3 0 R', objects: readonly (string | Buffer)[] = []): Buffer =>
  Buffer.concat(
    [
      '%PDF-1.7\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n',
      `2 0 obj <</Type/Pages/Count 1/Kids[${kids}]>> endobj\n`,
      `3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]${page}>> endobj\n`,
      ...objects,
      'trailer <</Root 1 0 R>>\n',
    ].map((part) => Buffer.from(part)),
  );

/** A PDF whose page is in an object stream of so many megabytes. */
const writePacked = (megabytes: number): Buffer => {
  const index = '3 0 ';
  const page = `${index}<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]>>`;
  const packed = deflateSync(Buffer.concat([Buffer.from(page), Buffer.alloc(megabytes * 2 ** 20, ' ')]));
  const entries = `/N 1/First ${index.length}/Filter/Flate#44ecode/Length ${packed.length}`;

  return Buffer.concat(
    [
      '%PDF-1.7\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n',
      '2 0 obj <</Type/Pages/Count 1/Kids[3 0 R]>> endobj\n',
      `4 0 obj <</Type/Obj#53tm${entries}>> stream\n`,
      packed,
      '\nendstream endobj\ntrailer <</Root 1 0 R>>\n',
    ].map((part) => Buffer.from(part)),
  );
};

/** Ten levels of ten references each: ten billion pages of one. */
const TREE = Array.from(
  { length: 10 },
  (_, index) =>
    `${10 + index} 0 obj <</Type/Pages/Count 1/Kids[${`${index === 9 ? 3 : 11 + index} 0 R `.repeat(10)}]>> endobj\n`,
);

describe('a stamp', () => {
  it('is drawn on PDFs that open without a password, including restricted ones', async () => {
    const restricted = await makePdf({ ownerPassword: 'secret', pdfVersion: '1.7ext3' });
    for (const pdf of [await makePdf(), restricted, await makePdf({ ownerPassword: 'secret' })]) {
      const stamped = await stampPdf(pdf, 'Ana Costa');
      expect(stamped.length).toBeGreaterThan(pdf.length / 2);
      expect(stamped.includes('/Encrypt')).toBe(false);
    }
  });

  it('reports why a PDF with a password or damage is refused', async () => {
    expect(await findStampFault(await makePdf({ userPassword: 'secret' }))).toBe('pdf.password');
    expect(await findStampFault(Buffer.from('%PDF-1.7\nA long script.\n%%EOF\n'))).toBe('pdf.unreadable');
  });

  it('limits the number of stamps on a huge page', async () => {
    const [usual, huge] = await Promise.all(
      ['', '/CropBox[0 0 14400 14400]'].map((page) => stampPdf(writePdf(page), 'Ana Costa')),
    );
    expect(huge!.length).toBeLessThan(5 * usual!.length);
  });

  it.each([
    ['a page beyond the numbers', writePdf(`/CropBox[0 1${'0'.repeat(19)} 100 1001${'0'.repeat(16)}]`)],
    ['an endless page', writePdf('/CropBox[0 0 30000 30000]')],
    ['a page without a surface', writePdf('/CropBox[0 0 0 0]')],
    ['a tree of ten billion pages', writePdf('', '10 0 R', TREE)],
    ['a tree that contains itself', writePdf('', '2 0 R')],
  ])('isn’t drawn on %s', async (_, pdf) => {
    expect(await findStampFault(pdf)).toBe('pdf.unreadable');
  });

  it('decompresses no more than a script needs', async () => {
    expect(await findStampFault(writePacked(4))).toBeNull();
    expect(await findStampFault(writePacked(40))).toBe('pdf.unreadable');
  });
});
