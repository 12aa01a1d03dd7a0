import PDFDocument from 'pdfkit';
import type { Locale } from '@domain/messages/locale.ts';
import { escapeXml } from '@domain/values/xml.ts';
import type { SafeImage } from '../images/image.ts';
import { BOLD, needsFurtherFonts, REGULAR } from './fonts.ts';
import { toPrintable } from './printable-text.ts';
import { measureFurtherText, paintFurther, type FurtherLook } from './further-text.ts';
import { FACTUR_X_FILE, FACTUR_X_METADATA } from './factur-x.ts';
import { RANGE_PLACE, SIGNATURE_BYTES } from './sign-paper.ts';

const MARGIN = 56;
/** Maximum size of a letterhead's logo. */
const LOGO = { width: 170, height: 48 };
const INK = '#1a1a1a';
const FAINT = '#5c5c5c';
const RULE = '#c8c8c8';

/** Rows at the end of a table that stay on one page: the totals, and the row before them. */
const KEPT_ROWS = 4;

type Doc = PDFKit.PDFDocument;
type Tag = 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Sect';

interface Look {
  readonly size?: number;
  readonly bold?: boolean;
  readonly faint?: boolean;
  readonly width?: number;
  readonly align?: 'left' | 'right';
}

export interface PaperRow {
  readonly label: string;
  readonly amount: string;
  readonly isSum?: boolean;
}

interface PaperFact {
  readonly label: string;
  readonly text: string;
}

/** A sanitised image on a paper, with its alternative text. */
export interface PaperImage {
  readonly image: Pick<SafeImage, 'bytes' | 'width' | 'height'>;
  readonly alt: string;
}

/** Who seals a paper and when, as PDF readers show it. */
interface PaperSeal {
  readonly by: string;
  readonly reason: string;
  readonly at: Date;
}

/** Internals of a document that the library's types lack. */
interface Inside {
  readonly _root: { readonly data: { readonly AcroForm: { data: object } } };
  info: PDFKit.DocumentInfo;
  _addInfo: () => void;
}

/** The library copies title and author into the metadata, which is XML, as they are. */
const escapeMetadata = (doc: Doc): void => {
  const inside = doc as unknown as Inside;
  const addInfo = inside._addInfo.bind(doc);

  inside._addInfo = () => {
    const { info } = inside;
    const { Title = '', Author = '' } = info;
    inside.info = { ...info, Title: escapeXml(Title), Author: escapeXml(Author) };
    addInfo();
    inside.info = info;
  };
};

/** A printable, accessible page: PDF/A-3a. Parts are added from top to bottom; one that doesn't fit starts a new page. */
export class Paper {
  readonly #doc: Doc;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #accent: string;

  constructor(
    title: string,
    { locale, author, accent }: { readonly locale: Locale; readonly author: string; readonly accent: string },
  ) {
    this.#doc = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      pdfVersion: '1.7',
      subset: 'PDF/A-3a',
      tagged: true,
      displayTitle: true,
      lang: locale,
      bufferPages: true,
      font: REGULAR,
      info: { Title: title, Author: author },
    });

    escapeMetadata(this.#doc);
    this.#root = this.#doc.struct('Document');
    this.#doc.addStructure(this.#root);
    this.#accent = accent;
  }

  get #width(): number {
    return this.#doc.page.width - 2 * MARGIN;
  }

  #look({ size = 10, bold = false, faint = false }: Look): void {
    this.#doc
      .font(bold ? BOLD : REGULAR)
      .fontSize(size)
      .fillColor(faint ? FAINT : INK);
  }

  #further({ size = 10, bold = false, width = this.#width, align = 'left' }: Look): FurtherLook {
    return { own: bold ? BOLD : REGULAR, size, width, align };
  }

  #height(typed: string, look: Look): number {
    const text = toPrintable(this.#doc, typed);
    if (needsFurtherFonts(text)) return measureFurtherText(this.#doc, text, this.#further(look));
    this.#look(look);
    return this.#doc.heightOfString(text || ' ', { width: look.width ?? this.#width });
  }

  /** Adds text in the reading order, under a parent part or directly. */
  #say(
    tag: Tag,
    typed: string,
    look: Look,
    position: { readonly x: number; readonly y: number },
    parent = this.#root,
  ): number {
    const { width = this.#width, align = 'left' } = look;
    const text = toPrintable(this.#doc, typed);
    const height = this.#height(text, look);

    parent.add(
      this.#doc.struct(tag, {}, () => {
        this.#look(look);
        if (needsFurtherFonts(text)) paintFurther(this.#doc, text, this.#further(look), position);
        else this.#doc.text(text, position.x, position.y, { width, align });
      }),
    );

    return height;
  }

  #room(height: number): void {
    if (this.#doc.y + height > this.#doc.page.height - MARGIN - 24) this.#doc.addPage();
  }

  #rule(y: number, colour = RULE, thickness = 0.5): void {
    this.#doc.markContent('Artifact', { type: 'Layout' });
    this.#doc
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + this.#width, y)
      .lineWidth(thickness)
      .strokeColor(colour)
      .stroke();
    this.#doc.endMarkedContent();
  }

  #figure(
    { image, alt }: PaperImage,
    position: { readonly x: number; readonly y: number },
    place = LOGO,
  ): number {
    const scale = Math.min(place.width / image.width, place.height / image.height);
    const [width, height] = [image.width * scale, image.height * scale];
    // Supported by the library, but missing in its types.
    const where = {
      bbox: [position.x, position.y, position.x + width, position.y + height],
      placement: 'Block',
    };

    this.#root.add(
      this.#doc.struct('Figure', { alt, ...where }, () => {
        this.#doc.image(image.bytes, position.x, position.y, { width, height });
      }),
    );

    return height;
  }

  /** Adds the letterhead over a line in its colour: logo or name, with contact details. */
  letterhead(name: string, lines: readonly string[], logo?: PaperImage): this {
    const top = MARGIN;
    const half = this.#width / 2;
    const beside = { x: MARGIN + half, y: top };
    const left = logo
      ? this.#figure(logo, { x: MARGIN, y: top })
      : this.#say('P', name, { size: 18, bold: true, width: half }, { x: MARGIN, y: top });
    const named = logo ? this.#say('P', name, { bold: true, width: half, align: 'right' }, beside) + 2 : 0;
    const right = this.#say(
      'P',
      lines.join('\n'),
      { size: 8.5, faint: true, width: half, align: 'right' },
      { ...beside, y: top + named },
    );
    const y = top + Math.max(left, named + right) + 10;

    this.#rule(y, this.#accent, 2);
    this.#doc.y = y + 24;

    return this;
  }

  heading(text: string, level: 1 | 2 = 1): this {
    this.#room(60);
    const { y } = this.#doc;
    const look = { size: level === 1 ? 20 : 12, bold: true };
    this.#doc.y = y + this.#say(level === 1 ? 'H1' : 'H2', text, look, { x: MARGIN, y }) + 8;
    return this;
  }

  paragraph(text: string, look: Pick<Look, 'bold' | 'faint' | 'size'> = {}): this {
    this.#room(this.#height(text, look));
    const { y } = this.#doc;
    this.#doc.y = y + this.#say('P', text, look, { x: MARGIN, y }) + 8;
    return this;
  }

  facts(facts: readonly PaperFact[]): this {
    const width = this.#width / 3 - 8;
    for (let from = 0; from < facts.length; from += 3) {
      this.#room(60);
      const { y } = this.#doc;
      const heights = facts.slice(from, from + 3).map(({ label, text }, index) => {
        const x = MARGIN + index * (width + 12);
        const above = this.#say('P', label, { size: 8.5, faint: true, width }, { x, y });
        return above + this.#say('P', text, { width }, { x, y: y + above + 1 });
      });
      this.#doc.y = y + Math.max(...heights) + 12;
    }

    return this;
  }

  /** Adds a table with a column of amounts. The header isn't repeated on later pages, because screen readers find it by structure. */
  table(header: readonly [string, string], rows: readonly PaperRow[]): this {
    const amountWidth = 130;
    const labelWidth = this.#width - amountWidth;
    const table = this.#doc.struct('Table');

    this.#root.add(table);

    const getLook = ({ isSum = false }: PaperRow, faint: boolean): Look => ({
      bold: isSum,
      faint,
      size: faint ? 8.5 : 10,
    });

    const getLineHeight = (row: PaperRow, faint = false): number =>
      this.#height(row.label, { ...getLook(row, faint), width: labelWidth }) + 12;

    const line = (tags: readonly [Tag, Tag], shown: PaperRow, faint = false): void => {
      const { label, amount } = shown;
      const look = getLook(shown, faint);
      const height = getLineHeight(shown, faint) - 12;

      this.#room(height + 12);

      const y = this.#doc.y + 5;
      const row = this.#doc.struct('TR');

      table.add(row);
      this.#say(tags[0], label, { ...look, width: labelWidth }, { x: MARGIN, y }, row);

      const x = MARGIN + labelWidth;
      this.#say(tags[1], amount, { ...look, width: amountWidth, align: 'right' }, { x, y }, row);
      row.end();
      this.#doc.y = y + height + 5;
      this.#rule(this.#doc.y);
    };

    line(['TH', 'TH'], { label: header[0], amount: header[1] }, true);

    const end = rows.slice(-KEPT_ROWS);

    for (const row of rows.slice(0, -KEPT_ROWS)) line(['TD', 'TD'], row);
    this.#room(end.reduce((sum, row) => sum + getLineHeight(row), 0));
    for (const row of end) line(['TD', 'TD'], row);
    table.end();
    this.#doc.y += 12;

    return this;
  }

  /** Reserves an invisible signature field (`signPaper`). The form is final from here: no request to redraw it, which PDF/A forbids. */
  seal({ by, reason, at }: PaperSeal): this {
    const doc = this.#doc;

    const signature = doc.ref({
      Type: 'Sig',
      Filter: 'Adobe.PPKLite',
      SubFilter: 'ETSI.CAdES.detached',
      ByteRange: [0, RANGE_PLACE, RANGE_PLACE, RANGE_PLACE],
      Contents: Buffer.alloc(SIGNATURE_BYTES),
      Name: new String(by),
      Reason: new String(reason),
      M: at,
    });

    signature.end(undefined);

    const field = doc.ref({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      T: new String('seal'),
      // Printed and locked, as PDF/A requires; zero size, so nothing is printed.
      F: 132,
      Rect: [0, 0, 0, 0],
      P: doc.page.dictionary,
      V: signature,
    });

    field.end(undefined);
    doc.page.annotations.push(field);
    doc.initForm();

    const form = (doc as unknown as Inside)._root.data.AcroForm;
    const { NeedAppearances: _, ...fields } = form.data as { readonly NeedAppearances: boolean };

    form.data = { ...fields, Fields: [field], SigFlags: 3 };

    return this;
  }

  /** Embeds an invoice's data (Factur-X). */
  facturX(xml: string, issuedAt: Date): this {
    const options = { name: FACTUR_X_FILE, type: 'text/xml', creationDate: issuedAt, modifiedDate: issuedAt };
    // Supported by the library, but missing in its types.
    const relationship = { relationship: 'Alternative' };

    this.#doc.file(Buffer.from(xml), Object.assign(options, relationship));
    this.#doc.appendXML(FACTUR_X_METADATA);

    return this;
  }

  async finish(foot: (page: number, of: number) => string): Promise<Buffer> {
    const doc = this.#doc;
    const chunks: Buffer[] = [];

    doc.on('data', (chunk: Buffer) => chunks.push(chunk));

    const done = new Promise<void>((resolve, reject) => {
      doc.on('end', resolve);
      doc.on('error', reject);
    });
    const { start, count } = doc.bufferedPageRange();

    for (let page = start; page < start + count; page += 1) {
      doc.switchToPage(page);
      // Below the margin, where text would start a new page.
      doc.page.margins.bottom = 0;
      doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });

      const look = { size: 8, faint: true };
      const text = toPrintable(doc, foot(page + 1, count));
      const y = doc.page.height - MARGIN + 12;

      this.#look(look);
      if (needsFurtherFonts(text)) paintFurther(doc, text, this.#further(look), { x: MARGIN, y });
      else doc.text(text, MARGIN, y, { width: this.#width, align: 'center', lineBreak: false });
      doc.endMarkedContent();
    }

    this.#root.end();
    doc.end();
    await done;

    return Buffer.concat(chunks);
  }
}
