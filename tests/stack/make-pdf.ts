import PDFDocument from 'pdfkit';

/** A PDF of two pages. */
export const makePdf = async (options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> => {
  const doc = new PDFDocument(options);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => doc.on('end', resolve));
  doc.text('Page one').addPage().text('Page two').end();
  await ended;
  return Buffer.concat(chunks);
};
