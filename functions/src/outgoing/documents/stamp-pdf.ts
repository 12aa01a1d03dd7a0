import PDFDocument from 'pdfkit';
import { AppError } from '../../platform/errors/app-error.ts';
import { needsFurtherFonts, REGULAR } from './fonts.ts';
import { paintFurther } from './further-text.ts';

const SIZE = 11;
/** Faint enough to read a script through it. */
const OPACITY = 0.22;
const TILT = 30;
/** Points between two stamps, beside and above each other. */
const GAP = { beside: 70, above: 120 };

/** Returns a PDF of one line without margins, in fonts that have its letters, and its size. */
const paintLine = async (line: string): Promise<{ bytes: Buffer; width: number; height: number }> => {
  const probe = new PDFDocument({ font: REGULAR }).fontSize(SIZE);
  const [width, height] = [Math.ceil(probe.widthOfString(line) * 1.2) + SIZE, SIZE * 2];
  const doc = new PDFDocument({ size: [width, height], margin: 0, font: REGULAR });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  doc.fontSize(SIZE).fillColor('#000');
  if (needsFurtherFonts(line))
    paintFurther(doc, line, { own: REGULAR, size: SIZE, width, align: 'left' }, { x: 0, y: 2 });
  else doc.text(line, 0, 2, { lineBreak: false });
  doc.end();
  await ended;
  return { bytes: Buffer.concat(chunks), width, height };
};

/** Returns a PDF with a line repeated across each page. 409 when it is encrypted or damaged. */
export const stampPdf = async (bytes: Buffer, line: string): Promise<Buffer> => {
  // Loaded here: no other call needs it.
  const { PDFDocument: Pdf, degrees } = await import('@cantoo/pdf-lib');
  const stamp = await paintLine(line);
  try {
    const pdf = await Pdf.load(bytes, { updateMetadata: false });
    const [drawn] = await pdf.embedPdf(stamp.bytes);
    if (!drawn) throw new Error('The stamp has no page');
    for (const page of pdf.getPages()) {
      const { x: left, y: bottom, width, height } = page.getCropBox();
      for (let y = bottom; y < bottom + height; y += GAP.above)
        for (let x = left; x < left + width; x += stamp.width + GAP.beside)
          page.drawPage(drawn, { x, y, opacity: OPACITY, rotate: degrees(TILT) });
    }
    return Buffer.from(await pdf.save({ useObjectStreams: false, addDefaultPage: false }));
  } catch {
    throw new AppError(409, 'pdf.locked');
  }
};

/** Throws 415 unless a PDF can be stamped for each reader later. */
export const requireStampable = async (bytes: Buffer): Promise<void> => {
  try {
    await stampPdf(bytes, 'x');
  } catch {
    throw new AppError(415, 'pdf.unreadable', { property: 'script' });
  }
};
