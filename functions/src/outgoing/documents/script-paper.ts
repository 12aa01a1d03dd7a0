import type { Locale } from '@domain/messages/locale.ts';
import { Paper } from './paper.ts';

interface ScriptPaper {
  readonly script: string;
  readonly projectName: string;
  readonly character: string;
  readonly languageName: string;
  /** The agency's public name, and its colour. */
  readonly author: string;
  readonly accent: string;
}

const TITLE: Readonly<Record<Locale, string>> = { en: 'Script', es: 'Guion' };
const PAGE: Readonly<Record<Locale, (page: number, of: number) => string>> = {
  en: (page, of) => `Page ${page} of ${of}`,
  es: (page, of) => `Página ${page} de ${of}`,
};
/** Large enough to read from a stand. In points. */
const SIZE = 16;

/** Returns a script that was written as text as a PDF. */
export const makeScriptPdf = (
  { script, projectName, character, languageName, author, accent }: ScriptPaper,
  locale: Locale,
): Promise<Buffer> => {
  const paper = new Paper(`${TITLE[locale]}: ${projectName}, ${character}`, { locale, author, accent })
    .letterhead(author, [])
    .heading(`${character} (${languageName})`)
    .paragraph(projectName, { faint: true });
  // Line by line, so that a long script continues on the next page.
  for (const line of script.split('\n')) paper.paragraph(line, { size: SIZE });
  return paper.finish(PAGE[locale]);
};
