import { describe, expect, it } from 'vitest';
import { Paper } from '../../functions/src/outgoing/documents/paper.ts';
import { readPdfText } from '../stack/pdf-text.ts';

describe('the table of a paper', () => {
  it('keeps the totals and the row before them on one page', { timeout: 30_000 }, async () => {
    const totals = ['Subtotal', 'VAT', 'Total'].map((label) => ({ label, amount: '1' }));
    const torn: number[] = [];
    for (let count = 20; count <= 36; count += 1) {
      const rows = Array.from({ length: count }, (_, index) => ({ label: `Row ${index + 1}`, amount: '1' }));
      const paper = new Paper('Invoice', { locale: 'en', author: 'Agency One', accent: '#3d5afe' });
      const bytes = await paper
        .table(['Licences', 'Amount'], [...rows, ...totals])
        .finish((page) => `Page ${page}`);
      const lines = readPdfText(bytes);
      const end = lines.slice(lines.indexOf(`Row ${count}`), lines.indexOf('Total'));
      if (end.some((line) => line.startsWith('Page'))) torn.push(count);
    }

    expect(torn).toEqual([]);
  });
});
