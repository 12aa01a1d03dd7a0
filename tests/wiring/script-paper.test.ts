import { expect, it } from 'vitest';
import { readPdfText } from '../stack/pdf-text.ts';
import { makeScriptPdf } from '../../functions/src/outgoing/documents/script-paper.ts';

const paper = {
  projectName: 'Spring',
  character: 'Narrator',
  languageName: 'Spanish',
  author: 'Agency One',
  accent: '#3d5afe',
};

it('prints each line of a script, on as many pages as it needs', async () => {
  const script = Array.from({ length: 60 }, (_, line) => `Line ${line + 1}`).join('\n');
  const lines = readPdfText(await makeScriptPdf({ ...paper, script }, 'es'));
  expect(lines).toEqual(expect.arrayContaining(['Narrator (Spanish)', ...script.split('\n')]));
  expect(lines).toContain('Página 3 de 3');
});
