import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { AppError } from '../../platform/errors/app-error.ts';
import { needsFurtherFonts, REGULAR } from './fonts.ts';
import { toPrintable } from './printable-text.ts';
import { paintFurther } from './further-text.ts';

const SIZE = 11;

interface Stamp {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Returns a PDF of one line without margins, in fonts that have its letters, and its size. */
const paintLine = async (typed: string): Promise<Stamp> => {
  const probe = new PDFDocument({ font: REGULAR });
  const line = toPrintable(probe, typed);

  probe.font(REGULAR).fontSize(SIZE);

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

/** A script of 200 pages takes two seconds; a file that was made to take longer is stopped. */
const TIME_MS = 10_000;
/** The largest script takes a third; a file that was made to take more ends at 285 MB in all. */
const MEMORY = ['--max-old-space-size=160', '--max-semi-space-size=8'];

/** The worker, a process, lies beside the code: as it is, or as `build.mjs` bundles it. */
const getWorker = (): string => {
  const built = new URL('stamp-worker.js', import.meta.url);
  return fileURLToPath(existsSync(built) ? built : new URL('stamp-worker.mjs', import.meta.url));
};

interface Stamped {
  readonly stamped?: Uint8Array;
  readonly needsPassword?: boolean;
}

const runWorker = (bytes: Buffer, stamp: Stamp): Promise<Stamped> =>
  new Promise((resolve) => {
    // Its warnings quote the file: they aren't logged. It needs no secrets.
    const worker = fork(getWorker(), {
      env: {},
      execArgv: MEMORY,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const timer = setTimeout(() => worker.kill('SIGKILL'), TIME_MS);

    const finish = (result: Stamped): void => {
      clearTimeout(timer);
      worker.kill('SIGKILL');
      resolve(result);
    };

    worker.once('message', (result) => finish(result as Stamped));
    worker.once('error', () => finish({}));
    worker.once('exit', () => finish({}));

    worker.send({ bytes, stamp }, (error) => {
      if (error) finish({});
    });
  });

let turn: Promise<unknown> = Promise.resolve();

/** Runs one worker at a time, so that their memory doesn't add up. */
const stampInTurn = (bytes: Buffer, stamp: Stamp): Promise<Stamped> => {
  const stamped = turn.then(() => runWorker(bytes, stamp));
  turn = stamped;
  return stamped;
};

/** Returns a PDF with a line repeated across each page. 409 when it needs a password or is damaged. */
export const stampPdf = async (bytes: Buffer, line: string): Promise<Buffer> => {
  const { stamped } = await stampInTurn(bytes, await paintLine(line));
  if (!stamped) throw new AppError(409, 'pdf.locked');
  return Buffer.from(stamped.buffer, stamped.byteOffset, stamped.byteLength);
};

/** Why a PDF can't be stamped for each reader. */
export type StampFault = 'pdf.password' | 'pdf.unreadable';

/** Returns why a PDF can't be stamped; null when it can. */
export const findStampFault = async (bytes: Buffer): Promise<StampFault | null> => {
  const { stamped, needsPassword } = await stampInTurn(bytes, await paintLine('x'));
  if (stamped) return null;
  return needsPassword ? 'pdf.password' : 'pdf.unreadable';
};
