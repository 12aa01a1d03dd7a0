import { describe, expect, it } from 'vitest';
import { listFiles, readText } from './project.ts';

type Language = 'en' | 'es';

interface Rule {
  readonly language: Language;
  readonly words: string;
  readonly instead: string;
  readonly pattern: RegExp;
}

const GLOSSARY = 'docs/words.md';
const LETTER = String.raw`[\p{L}\p{N}]`;

/** The words alone, in any case; `*` is any ending. */
const toPattern = (words: string): RegExp => {
  const escaped = words
    .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', `${LETTER}*`)
    .replaceAll(' ', String.raw`\s+`);
  return new RegExp(`(?<!${LETTER}|-)${escaped}(?!${LETTER})`, 'iu');
};

const rules: readonly Rule[] = readText(GLOSSARY)
  .split('\n')
  .flatMap((line) => {
    const [, language, words = '', instead = ''] = line.split('|').map((part) => part.trim());

    return language === 'en' || language === 'es'
      ? [
          {
            language,
            words: words.replaceAll('\\', ''),
            instead,
            pattern: toPattern(words.replaceAll('\\', '')),
          },
        ]
      : [];
  });

/** Specified verbatim. */
const QUOTED = ['Please input your E-mail!', 'The input is not valid E-mail!', 'Curators'] as const;

/** Returns the strings of a line of code, without catalog keys, imports and comments. */
const listStrings = (line: string): readonly string[] => {
  if (/^\s*(\/\/|\/?\*|import\b)|\bfrom '/.test(line)) return [];
  return [...line.replace(/^\s*'[\w.-]+':/, '').matchAll(/'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)]
    .map(([, quoted, template]) =>
      (quoted ?? template ?? '')
        .replace(/\$\{[^}]*\}/g, (hole) => hole.match(/'[^']*'/g)?.join(' ') ?? '')
        .replace(/\{\w+[^}]*\}/g, (hole) => hole.replace(/\w+/, '')),
    )
    .filter((phrase) => !QUOTED.some((text) => text === phrase));
};

/** Returns a file's faults by line; in a bilingual file the lines below `en:` or `es:` are in that language. */
const collectFaults = (file: string, text: string, language?: Language): readonly string[] => {
  let current = language;
  let depth = 0;

  return text.split('\n').flatMap((line, index) => {
    const indent = line.search(/\S/);
    const begun = /^\s*(?:const )?(en|es): /.exec(line)?.[1];

    if (language === undefined && (begun === 'en' || begun === 'es')) {
      current = begun;
      depth = indent;
    } else if (language === undefined && indent >= 0 && indent <= depth) current = undefined;

    return rules
      .filter(
        (rule) => rule.language === current && listStrings(line).some((string) => rule.pattern.test(string)),
      )
      .map(({ words, instead }) => `${file}:${index + 1}: not "${words}", but: ${instead} (${GLOSSARY})`);
  });
};

const files: readonly { readonly file: string; readonly language?: Language }[] = [
  ...listFiles('web/src/i18n/en').map((file) => ({ file, language: 'en' }) as const),
  ...listFiles('web/src/i18n/es').map((file) => ({ file, language: 'es' }) as const),
  { file: 'domain/src/messages/errors.en.ts', language: 'en' },
  { file: 'domain/src/messages/errors.es.ts', language: 'es' },
  ...listFiles('functions/src/outgoing/mail/mails')
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => ({ file })),
  { file: 'functions/src/outgoing/mail/fallback.ts' },
  { file: 'functions/src/outgoing/mail/layout.ts' },
  { file: 'functions/src/incoming/pages/link-card.ts' },
];

describe('the words of screens and emails', () => {
  it('are read from the glossary', () => {
    expect(rules.length).toBeGreaterThan(20);
    expect(files.length).toBeGreaterThan(30);
  });

  it('are found in texts alone, whole, and in the language they belong to', () => {
    const text = [
      "import { mail } from './mail.ts';",
      '  en: {',
      "    'mail.sent': 'Mailed to {mail}',",
      '    subject: `You got mail, ${mail.name}`,',
      "    footnote: 'Go online to see your email',",
      '  es: {',
      "    label: 'Avances',",
      "    other: 'Go on',",
      '  },',
      '  href: `mailto:${address}`,',
    ].join('\n');

    const lines = collectFaults('x.ts', text).map((fault) => fault.split(':')[1]);
    expect(lines).toEqual(['3', '4', '7']);
  });

  it('use only words that people in casting say', () => {
    expect(files.flatMap(({ file, language }) => collectFaults(file, readText(file), language))).toEqual([]);
  });
});
