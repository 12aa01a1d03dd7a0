import { decodePDFRawStream, degrees, PDFContext, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';

/** Largest stream that is unpacked to read the document, in bytes; pictures and pages aren't unpacked. */
const INFLATED_MAX = 32 * 1024 * 1024;
const PAGES_MAX = 1000;
/** Largest side and farthest corner of a page, in points: the limit of the format. */
const SIDE_MAX = 14_400;
/** Longer sides than this, in points, get larger stamps and not more of them. */
const SIDE_USUAL = 1200;
/** Faint enough to read a script through it. */
const OPACITY = 0.22;
const TILT = 30;
/** Points between two stamps, beside and above each other. */
const GAP = { beside: 70, above: 120 };

/** Bounds what the library unpacks: its streams share one prototype, so no filter or escaped name evades it. */
const boundStreams = () => {
  const dict = PDFContext.create().obj({ Filter: 'FlateDecode' });
  const flate = decodePDFRawStream(PDFRawStream.of(dict, Uint8Array.of(0x78, 0x9c, 3, 0)));
  const streams = Object.getPrototypeOf(Object.getPrototypeOf(flate));
  const grow = streams.ensureBuffer;
  streams.ensureBuffer = function bounded(size) {
    if (!(size <= INFLATED_MAX)) throw new RangeError('A stream is too large');
    return grow.call(this, size);
  };
};

/** Throws before the library lists the pages: a small tree can name one page any number of times. */
const refuseTooMany = (pdf) => {
  let nodes = 0;
  pdf.catalog.Pages().traverse(() => {
    nodes += 1;
    if (nodes > 2 * PAGES_MAX) throw new RangeError('Too many pages');
  });
};

const getBox = (page) => {
  const box = page.getCropBox();
  const isSane = Object.values(box).every((value) => Math.abs(value) <= SIDE_MAX);
  if (!isSane || box.width <= 0 || box.height <= 0) throw new RangeError('A page has no sane size');
  return box;
};

const stampPage = (page, drawn, { width, height }) => {
  const box = getBox(page);
  const scale = Math.max(1, box.width / SIDE_USUAL, box.height / SIDE_USUAL);
  const [across, up] = [(width + GAP.beside) * scale, GAP.above * scale];
  const [columns, rows] = [Math.ceil(box.width / across), Math.ceil(box.height / up)];

  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      page.drawPage(drawn, {
        x: box.x + column * across,
        y: box.y + row * up,
        opacity: OPACITY,
        rotate: degrees(TILT),
        width: width * scale,
        height: height * scale,
      });
};

const stamp = async ({ bytes, stamp: overlay }) => {
  boundStreams();
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false, password: '' });
  refuseTooMany(pdf);
  const [drawn] = await pdf.embedPdf(overlay.bytes);
  const pages = pdf.getPages();
  if (pages.length === 0) throw new RangeError('No page could be read');
  for (const page of pages) stampPage(page, drawn, overlay);
  return pdf.save({ useObjectStreams: false, addDefaultPage: false });
};

process.on('message', async (job) => {
  try {
    process.send({ stamped: await stamp(job) });
  } catch (error) {
    process.send({ needsPassword: /password/i.test(String(error?.message)) });
  }
});
