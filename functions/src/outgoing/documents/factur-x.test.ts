import { inflateSync } from 'node:zlib';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import { makePng } from '../images/image.samples.ts';
import { toPrintable } from '../images/printable-image.ts';
import { Paper } from './paper.ts';

const XML = '<rsm:CrossIndustryInvoice xmlns:rsm="urn:x">Überweisung</rsm:CrossIndustryInvoice>';

interface PdfObject {
  readonly number: string;
  /** The dictionary, without a stream. */
  readonly head: string;
  /** Undefined: it has no stream. */
  readonly stream: Buffer | undefined;
}

let pdf: string;
let objects: readonly PdfObject[];

/** Returns the objects of a file; a stream is decoded. */
const readObjects = (text: string): readonly PdfObject[] =>
  [...text.matchAll(/^(\d+) 0 obj\n(.*?)\nendobj$/gms)].map(([, number = '', body = '']) => {
    const [head = '', ...rest] = body.split(/\nstream\n/);
    if (rest.length === 0) return { number, head, stream: undefined };
    const raw = Buffer.from(rest.join('\nstream\n').replace(/\nendstream$/, ''), 'latin1');
    expect(Number(/\/Length (\d+)/.exec(head)?.[1]), `object ${number}`).toBe(raw.length);
    return { number, head, stream: head.includes('/FlateDecode') ? inflateSync(raw) : raw };
  });

const find = (pattern: RegExp): readonly PdfObject[] => objects.filter(({ head }) => pattern.test(head));
const getOnly = (pattern: RegExp): PdfObject => {
  const found = find(pattern);
  expect(found).toHaveLength(1);
  return found[0]!;
};

beforeAll(async () => {
  const logo = { image: toPrintable(makePng({ kind: 6 })), alt: 'Logo' };
  const bytes = await new Paper('Invoice & <more>', { locale: 'en', author: 'Ña & Söhne', accent: '#3d5afe' })
    .letterhead('Ña & Söhne', ['Calle Mayor 1'], logo)
    .heading('Invoice')
    .paragraph('漢字 · Ελληνικά · кириллица', { bold: true })
    .table(['Licences', 'Amount'], [{ label: 'Spot', amount: '€1.00', isSum: true }])
    .facturX(XML, new Date('2026-03-01T10:00:00Z'))
    .finish((page, of) => `${page} of ${of}`);
  pdf = bytes.toString('latin1');
  objects = readObjects(pdf);
});

/** Requirements of ISO 19005-3 that can be read from a file, and those of Factur-X. */
describe('a paper with an invoice’s data', () => {
  it('is identified, marked as binary and not encrypted', () => {
    expect(pdf).toMatch(/^%PDF-1\.7\n%[\x80-\xff]{4}/);
    const trailer = pdf.slice(pdf.lastIndexOf('trailer'));
    expect(trailer).toMatch(/\/ID \[<[0-9a-f]{32}> <[0-9a-f]{32}>\]/);
    expect(trailer).not.toContain('/Encrypt');
    expect(pdf).not.toMatch(/\/(LZWDecode|JavaScript|OpenAction|AA|Launch|XFA|PS)\b/);
  });

  it('is tagged, in a language', () => {
    const { head } = getOnly(/\/Type \/Catalog/);
    expect(head).toMatch(/\/Lang \(en\)/);
    expect(head).toMatch(/\/StructTreeRoot/);
    const [, marks = ''] = /\/MarkInfo (\d+) 0 R/.exec(head) ?? [];
    expect(objects.find(({ number }) => number === marks)?.head).toContain('/Marked true');
  });

  it('states part 3 and level A, which includes B, and declares each property of Factur-X', () => {
    const { head, stream } = getOnly(/\/Type \/Metadata/);
    expect(head).not.toContain('/Filter');
    const xmp = stream?.toString('utf8') ?? '';
    expect(XMLValidator.validate(xmp)).toBe(true);
    expect(xmp).toMatch(/^<\?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\?>/);

    const parsed = JSON.stringify(new XMLParser({ ignoreAttributes: false }).parse(xmp));
    for (const fact of ['"pdfaid:part":3', '"pdfaid:conformance":"A"', 'Invoice & <more>', 'Ña & Söhne'])
      expect(parsed).toContain(fact);

    const stated = [...xmp.matchAll(/<fx:(\w+)>([^<]*)</g)].map(([, name, value]) => [name, value]);
    expect(stated).toEqual([
      ['DocumentFileName', 'factur-x.xml'],
      ['DocumentType', 'INVOICE'],
      ['Version', '1.0'],
      ['ConformanceLevel', 'EN 16931'],
    ]);
    const declared = [...xmp.matchAll(/<pdfaProperty:name>(\w+)</g)].map(([, name]) => name);
    expect(declared).toEqual(stated.map(([name]) => name));
    const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
    expect(xmp).toContain(`xmlns:fx="${namespace}"`);
    expect(xmp).toContain(`<pdfaSchema:namespaceURI>${namespace}<`);
  });

  it('has one output intent with a profile of RGB screens, and colours of no other kind', () => {
    const { head } = getOnly(/\/Type \/OutputIntent/);
    expect(head).toContain('/S /GTS_PDFA1');
    const [, profile = ''] = /\/DestOutputProfile (\d+) 0 R/.exec(head) ?? [];
    const found = objects.find(({ number }) => number === profile);
    expect(found?.head).toContain('/N 3');
    expect(found?.stream?.toString('latin1', 16, 20)).toBe('RGB ');
    expect(found?.stream?.toString('latin1', 36, 40)).toBe('acsp');
    expect(pdf).not.toMatch(/\/DeviceCMYK|\/Separation|\/DeviceN/);
  });

  it('embeds every font, with its characters', () => {
    const fonts = find(/\/Type \/Font\b/);
    const outer = fonts.filter(({ head }) => head.includes('/Subtype /Type0'));
    const inner = fonts.filter(({ head }) => head.includes('/Subtype /CIDFontType2'));
    expect(outer.length).toBeGreaterThan(2);
    expect([outer.length + inner.length, inner.length]).toEqual([fonts.length, outer.length]);
    expect(outer.filter(({ head }) => !head.includes('/ToUnicode'))).toEqual([]);
    expect(inner.filter(({ head }) => !head.includes('/CIDToGIDMap /Identity'))).toEqual([]);

    const descriptors = find(/\/Type \/FontDescriptor/);
    expect(descriptors).toHaveLength(inner.length);
    for (const { head } of descriptors) {
      const [, file = ''] = /\/FontFile2 (\d+) 0 R/.exec(head) ?? [];
      expect(objects.find(({ number }) => number === file)?.stream?.length).toBeGreaterThan(100);
    }
  });

  it('paints nothing that shows through, except a logo by its own mask', () => {
    expect(pdf).not.toMatch(/\/(ca|CA|BM) |\/S \/Transparency/);
    for (const { head } of find(/\/Subtype \/Image/))
      expect(head).not.toMatch(/\/Interpolate true|\/Alternates/);
  });

  it('has the data as an associated file', () => {
    const file = getOnly(/\/Type \/EmbeddedFile/);
    expect(file.head).toContain('/Subtype /text#2Fxml');
    expect(file.head).toContain('/ModDate (D:20260301100000Z)');
    expect(file.stream?.toString('utf8')).toBe(XML);

    const spec = getOnly(/\/Type \/Filespec/);
    expect(spec.head).toContain('/AFRelationship /Alternative');
    expect(spec.head).toMatch(/\/F \(factur-x\.xml\)[^]*\/UF \(factur-x\.xml\)/);
    expect(spec.head).toContain(`/F ${file.number} 0 R`);
    expect(getOnly(/\/Type \/Catalog/).head).toContain(`/AF [${spec.number} 0 R]`);
    expect(getOnly(/\/EmbeddedFiles/).head).toContain(`(factur-x.xml) ${spec.number} 0 R`);
  });
});
