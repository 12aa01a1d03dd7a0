import { marked } from 'marked';

/** HTML that is safe to send; any other value is escaped. */
class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
export type { Markup };

type Value = Markup | string | number | undefined | false | readonly Value[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const toText = (value: Value): string => {
  if (value === undefined || value === false) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map(toText).join('');
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
};

/** Returns HTML in which every value that isn't HTML itself is escaped. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Markup =>
  new Markup(parts.reduce((text, part, index) => `${text}${toText(values[index - 1])}${part}`));

/** Returns the description's Markdown as HTML. */
export const renderMarkdown = (text: string): Markup => new Markup(marked.parse(text, { async: false }));

/** Returns one line of Markdown as HTML, without a paragraph of its own. */
export const renderInline = (text: string): Markup => new Markup(marked.parseInline(text, { async: false }));
