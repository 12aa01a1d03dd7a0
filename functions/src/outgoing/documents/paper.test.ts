import { describe, expect, it } from 'vitest';
import { makeJpeg, makePng } from '../images/image.samples.ts';
import { toPrintable } from '../images/printable-image.ts';
import { Paper } from './paper.ts';

const makePaper = async (logo?: Buffer, author = 'Agency One'): Promise<string> => {
  const bytes = await new Paper('Invoice', { locale: 'en', author, accent: '#3d5afe' })
    .letterhead(
      'Agency One',
      ['Calle Mayor 1'],
      logo && { image: toPrintable(logo), alt: 'Logo of Agency One' },
    )
    .heading('Invoice')
    .finish((page, of) => `${page} / ${of}`);
  return bytes.toString('latin1');
};

describe('a letterhead', () => {
  it.each([
    ['a picture', makePng()],
    ['one that shows through', makePng({ kind: 6 })],
    ['one with a palette', makePng({ kind: 3, transparency: Buffer.from([0, 255]) })],
    ['a photograph', makeJpeg(3)],
  ])('has %s as a figure with alternative text', async (_, logo) => {
    const pdf = await makePaper(logo);
    expect(pdf).toMatch(/\/Subtype \/Image[^]*?\/Width 32[^]*?\/Height 16/);
    const [, figure = ''] = /obj\n<<\n(\/S \/Figure[^]*?)endobj/.exec(pdf) ?? [];
    expect(figure).toContain('/Alt (Logo of Agency One)');
    // 96 by 48 points, below the margin of 56 at the top of 841.89.
    expect(figure).toMatch(/\/BBox \[56 737\.89 152 785\.89\]/);
  });

  it('is absent without a logo', async () => {
    expect(await makePaper()).not.toMatch(/\/Subtype \/Image|\/Figure/);
  });
});

describe('the metadata of a paper', () => {
  const readMetadata = (pdf: string): string => /<x:xmpmeta[^]*<\/x:xmpmeta>/.exec(pdf)?.[0] ?? '';

  it('is XML for any name of an agency', async () => {
    const pdf = await makePaper(undefined, 'Smith & <Sons>');
    expect(readMetadata(pdf)).toContain('<rdf:li>Smith &amp; &lt;Sons&gt;</rdf:li>');
    expect(pdf).toContain('(Smith & <Sons>)');
  });
});
