const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

export const escapeXml = (text: string): string => text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);

/** Returns an element with finished content. */
export const toElement = (name: string, ...content: readonly string[]): string =>
  `<${name}>${content.join('')}</${name}>`;
