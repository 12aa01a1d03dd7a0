import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readImage } from './read-image.ts';

const makeChunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
};

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const makeHeader = (width: number, height: number): Buffer => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 0, 0, 0, 0], 8);
  return makeChunk('IHDR', data);
};
const makePixels = (width: number, height: number) =>
  makeChunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height)));
const END = makeChunk('IEND', Buffer.alloc(0));
const makePng = (width = 64, height = 32, extra: readonly Buffer[] = []): Buffer =>
  Buffer.concat([SIGNATURE, makeHeader(width, height), ...extra, makePixels(8, 8), END]);

const makeSegment = (marker: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};
const frame = (width: number, height: number): Buffer => {
  const data = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  data.writeUInt16BE(height, 1);
  data.writeUInt16BE(width, 3);
  return makeSegment(0xc0, data);
};
const makeJpeg = (width = 64, height = 32): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    makeSegment(0xe1, Buffer.from('Exif\0\0 40.4168 N')),
    makeSegment(0xfe, Buffer.from('<script>alert(1)</script>')),
    frame(width, height),
    makeSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([1, 2, 3, 0xff, 0xd9]),
    Buffer.from('<html>behind the end'),
  ]);

const makeRiff = (type: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
};
const makeWebp = (width: number, height: number, extra: readonly Buffer[] = []): Buffer => {
  const data = Buffer.from([0x2f, 0, 0, 0, 0, 7, 7]);
  data.writeUInt32LE((width - 1) | ((height - 1) << 14), 1);
  const body = Buffer.concat([Buffer.from('WEBP'), makeRiff('VP8L', data), ...extra]);
  const head = Buffer.alloc(8);
  head.write('RIFF');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
};

const getRefusal = (bytes: Buffer | string) => {
  try {
    readImage(Buffer.from(bytes as string));
  } catch (error) {
    const { status, code, detail } = error as {
      readonly status: number;
      readonly code: string;
      readonly detail: { readonly values?: { readonly found?: string } };
    };
    return [status, code, detail.values?.found].filter((part) => part !== undefined).join(' ');
  }

  return 'taken';
};

describe('a picture', () => {
  it('is accepted with its size, without metadata', () => {
    const hidden = [
      makeChunk('tEXt', Buffer.from('Comment\0<script>')),
      makeChunk('eXIf', Buffer.from('40.4168 N')),
    ];
    const read = readImage(Buffer.concat([makePng(64, 32, hidden), Buffer.from('<html>')]));
    expect([read.format, read.width, read.height]).toEqual(['png', 64, 32]);
    expect(read.bytes.equals(makePng(64, 32))).toBe(true);

    const photo = readImage(makeJpeg());
    expect([photo.format, photo.width, photo.height]).toEqual(['jpg', 64, 32]);
    expect(photo.bytes.toString('latin1')).not.toMatch(/Exif|script|html/);

    const still = readImage(makeWebp(64, 32, [makeRiff('EXIF', Buffer.from('40.4168 N'))]));
    expect([still.format, still.width, still.height]).toEqual(['webp', 64, 32]);
    expect(still.bytes.equals(makeWebp(64, 32))).toBe(true);
  });

  it.each([
    ['of 20,000 by 20,000 pixels', makePng(20_000, 20_000), '422 image.side'],
    ['of 2,001 pixels', makePng(2001, 100), '422 image.side'],
    ['of 15 pixels', makeJpeg(15, 15), '422 image.side'],
    ['of too many pixels as WebP', makeWebp(9000, 9000), '422 image.side'],
    ['of another kind', 'GIF89a\u0001', '415 image.notImage'],
    ['that is a page', '<!doctype html><html></html>', '422 image.activeSvg <!DOCTYPE'],
    ['that is a page without a doctype', '<html><body/></html>', '415 image.notImage'],
    ['that is nothing', ' ', '415 image.notImage'],
    ['that ends too soon', makePng().subarray(0, 60), '422 image.damaged'],
    ['whose sums are wrong', Buffer.from(makePng().fill(7, 50, 52)), '422 image.damaged'],
    ['without an end as JPEG', makeJpeg().subarray(0, -22), '422 image.damaged'],
    ['that moves', makeWebp(64, 32, [makeRiff('ANIM', Buffer.alloc(6))]), '422 image.damaged'],
    [
      'that only begins like one',
      Buffer.concat([SIGNATURE, Buffer.from('<script>alert(1)</script>')]),
      '422 image.damaged',
    ],
  ])('%s is refused', (_, bytes, expected) => {
    expect(getRefusal(bytes)).toBe(expected);
  });

  it('of the maximum size is accepted', () => {
    expect(getRefusal(makePng(2000, 2000))).toBe('taken');
  });
});

const makeSvg = (content: string, attributes = 'viewBox="0 0 40 20"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;
const clean = (text: string): string => readImage(Buffer.from(text)).bytes.toString();

describe('a drawing', () => {
  it('is encoded again, with its size', () => {
    const drawing = `<?xml version="1.0" encoding="UTF-8"?><!-- made somewhere --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${makeSvg(
      '<metadata><rdf>who</rdf></metadata><title>A &amp; B</title><style>.a{fill:#123}</style><defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs><path class="a" d="M0 0L9 9" fill="url(#g)" data-name="x"/><use xlink:href="#g"/>',
    )}`;
    const { format, width, height, bytes } = readImage(Buffer.from(drawing));
    expect([format, width, height]).toEqual(['svg', 40, 20]);
    expect(bytes.toString()).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20"><title>A &amp; B</title><style>.a{fill:#123}</style><defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs><path class="a" d="M0 0L9 9" fill="url(#g)"/><use href="#g"/></svg>',
    );
  });

  it.each([
    ['a script', '<script>alert(1)</script>', '<script>'],
    ['a script in capitals', '<SCRIPT>alert(1)</SCRIPT>', '<SCRIPT>'],
    ['a script of a namespace', '<svg:script>alert(1)</svg:script>', '<svg:script>'],
    ['a script inside of what is left out', '<filter><script>1</script></filter>', '<script>'],
    ['an event', '<path onload="alert(1)" d=""/>', 'onload'],
    ['an event in capitals', '<path ONCLICK="alert(1)" d=""/>', 'ONCLICK'],
    ['a foreign object', '<foreignObject><body/></foreignObject>', '<foreignObject>'],
    ['a link that is a script', '<use href="javascript:alert(1)"/>', 'href'],
    ['a link that hides it', '<use xlink:href="&#106;avascript:alert(1)"/>', 'xlink:href'],
    ['an image from elsewhere', '<image href="https://evil.example/x.png"/>', '<image>'],
    ['a link elsewhere', '<a href="https://evil.example">x</a>', '<a>'],
    ['a drawing from elsewhere', '<use href="https://evil.example/x.svg#a"/>', 'href'],
    ['a fill from elsewhere', '<path fill="url(https://evil.example/#a)" d=""/>', 'fill'],
    ['a style from elsewhere', '<path style="fill:url(//evil.example)" d=""/>', 'style'],
    ['a sheet that imports', '<style>@import "https://evil.example";</style>', '<style>'],
    ['a sheet that hides it', '<style>.a{fill:u\\72l(https://evil.example)}</style>', '<style>'],
    ['an animation', '<set attributeName="href" to="javascript:alert(1)"/>', '<set>'],
    ['an entity', '<text>&xxe;</text>', 'entities'],
  ])('with %s is refused by name', (_, content, found) => {
    expect(getRefusal(makeSvg(content))).toBe(`422 image.activeSvg ${found}`);
  });

  it('with custom entities is refused before one is resolved', () => {
    const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${makeSvg('<text>&b;</text>')}`;
    expect(getRefusal(bomb)).toBe('422 image.activeSvg <!DOCTYPE');
    expect(getRefusal(`<?xml-stylesheet href="https://evil.example"?>${makeSvg('')}`)).toBe(
      '422 image.activeSvg <?',
    );
  });

  it('that references itself is refused', () => {
    expect(getRefusal(makeSvg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'))).toBe(
      '422 image.activeSvg <use>',
    );
    const uses = '<use href="#a"/>'.repeat(101);
    expect(getRefusal(makeSvg(`<path id="a" d=""/>${uses}`))).toBe('422 image.activeSvg <use>');
    const mask = (index: number) => `<mask id="m${index}"><g mask="url(#m${index + 1})"/></mask>`;
    expect(clean(makeSvg(mask(0)))).toContain('<mask id="m0"><g/></mask>');
  });

  it.each([
    ['too deep', '<g>'.repeat(70) + '</g>'.repeat(70), '422 image.activeSvg > 5000'],
    ['too large', '<g/>'.repeat(5001), '422 image.activeSvg > 5000'],
    ['not closed', '<g>', '422 image.damaged'],
    ['half of a tag', '<g', '422 image.damaged'],
    ['the same attribute twice', '<g id="a" id="b"/>', '422 image.damaged'],
  ])('that is %s is refused', (_, content, expected) => {
    expect(getRefusal(makeSvg(content))).toBe(expected);
  });

  it('without a size is refused, and with a unit accepted', () => {
    expect(getRefusal(makeSvg('', 'width="100%"'))).toBe('422 image.damaged');
    expect(getRefusal(makeSvg('', 'viewBox="0 0 0 0"'))).toBe('422 image.damaged');
    expect(clean(makeSvg('', 'width="40px" height="20px"'))).toContain('viewBox="0 0 40 20"');
  });

  it('of a megabyte of nonsense is rejected immediately', () => {
    const started = performance.now();
    expect(getRefusal(`<svg ${'a '.repeat(500_000)}`)).toBe('422 image.damaged');
    expect(getRefusal(`<svg ${'a="" '.repeat(200_000)}`)).toBe('422 image.damaged');
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
